import { deleteAccount } from '@callofcode/contract/own-account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { UseFormReturn } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'
import { FORGOTTEN } from '../account/public.ts'

type Typed = { word: string; password: string }

/** Deletes the account and leaves. `refusal` says why it cannot be: who is the last admin has to stay. */
export function useDeleteAccount(form: UseFormReturn<Typed>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    gcTime: FORGOTTEN,
    onSuccess: async ({ message }) => {
      toast.success(message)
      // First away: a guarded screen that loses its session would send the browser to the sign-in instead.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
    onError: (failed) => showFieldErrors(form, failed, ['password']),
  })
  const refusal = error instanceof CallError && error.status === 409 ? error.message : undefined
  return { remove: mutate, isPending, refusal }
}
