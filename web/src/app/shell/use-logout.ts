import { logout } from '@callofcode/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'

export function useLogout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(logout, {}),
    meta: { sayMessage: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      // Navigate first: a guarded screen without a session would redirect to the sign-in.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
  })
}
