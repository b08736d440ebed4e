import { signin, type signinBody } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { startSession } from '../../platform/session/session.ts'
import { NOT_CACHED, useFailureToast } from './credential-call.ts'
import { nextOf } from './next-place.ts'

/**
 * Signs in and goes on: to where that was asked for, else to the dashboard. A right password whose signup waits, or was declined, is a refusal that the form
 * shows; any other failure is handed to `onFailed` with its reason.
 */
export function useSignIn({ onFailed }: { onFailed: (reason: string) => void }) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.input<typeof signinBody>) => call(signin, { body }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: enter,
    onError: (failed) => {
      showFailureToast(failed)
      if (!isRefusal(failed)) onFailed(reasonOf(failed))
    },
  })
  return { signIn: mutate, isPending, refusal: error && isRefusal(error) ? error.message : undefined }
}

/** What follows a sign-in, wherever it was made. */
export function useEnter() {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    // The sign-in stands even if the answer to "who am I" is lost on the way; that loss says so itself.
    await startSession(client).catch(() => undefined)
    toast.success(messages.loggedIn)
    const next = nextOf(router.state.location)
    // In the place of the sign-in: the way back leads to what was before it.
    if (next) router.history.replace(next)
    else await router.navigate({ to: paths.dashboard })
  }
}

const isRefusal = (error: Error) => error instanceof CallError && error.status === 403

function reasonOf(error: Error): string {
  if (!(error instanceof CallError)) return messages.serverError
  if (error.status === 401) return 'No account matches that email and password.'
  return error.status >= 500 ? messages.serverError : error.message
}
