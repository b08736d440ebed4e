import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'
import { leaveSite } from './leave-site.ts'
import { say } from './shell-words.ts'

/** Where the site is not reached, the device forgets the member all the same. */
export function useLogout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useChange({
    mutationFn: leaveSite,
    meta: { sayMessage: true },
    onSuccess: async (message) => {
      if (message) toast.success(message)
      else toast.info(say('loggedOutHere'))
      // Navigate first: a guarded screen without a session would redirect to the sign-in.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
  })
}
