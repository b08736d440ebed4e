import { say } from 'words:account'
import { signin, type signinBody } from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { firstPage } from '@callofcode/contract/task'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { paths } from '../../platform/paths.ts'
import { startSession } from '../../platform/session/session.ts'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { nextOf } from './next-place.ts'

interface SignIn {
  onFailed: (reason: string) => void
  /** The password was right, and the member has a second factor. */
  onSecondStep: (step: SecondStep) => void
}

/**
 * Signs in and opens the next page. If the password is right but the signup is pending or declined, `refusal` contains
 * the message. `isAwaited` is set for a pending one. Any other failure goes to `onFailed`.
 */
export function useSignIn({ onFailed, onSecondStep }: SignIn) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.input<typeof signinBody>) => call(signin, { body }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: ({ secondStep }) => (secondStep ? onSecondStep(secondStep) : enter()),
    onError: (failed) => {
      showFailureToast(failed)
      if (!isRefusal(failed)) onFailed(reasonOf(failed))
    },
  })
  return {
    signIn: mutate,
    isPending,
    refusal: error && isRefusal(error) ? error.message : undefined,
    isAwaited: error instanceof CallError && error.says(messages.awaitingApproval),
  }
}

/** Completes a sign-in, for every form: opens the requested page, or else the first page of the member. */
export function useEnter() {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    // The sign-in is complete even if this read fails. That failure has its own toast.
    const session = await startSession(client).catch(() => undefined)
    toast.success(told(messages.loggedIn))
    const next = nextOf(router.state.location)
    // The new page replaces the sign-in page, so that Back leads to the page before it.
    if (next) router.history.replace(next)
    else await router.navigate({ to: session ? firstPage(session) : paths.today })
  }
}

const isRefusal = (error: Error) => error instanceof CallError && error.status === 403

function reasonOf(error: Error): string {
  if (!(error instanceof CallError)) return told(messages.serverError)
  if (error.status === 401) return say('noAccount')
  return error.status >= 500 ? told(messages.serverError) : error.message
}
