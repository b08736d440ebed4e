import { resetPassword } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { browserTransport, CallError, call, type Transport } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { FORGOTTEN } from './forgotten.ts'
import { useSayFailure } from './use-say-failure.ts'

/** Sets the new password with the token of the otp step. `expired` says why that token is worth nothing any more. */
export function useResetPassword(
  form: UseFormReturn<{ password: string }>,
  token: string,
  onDone: () => void,
) {
  const sayFailure = useSayFailure()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) =>
      call(resetPassword, { body: { memberData: { password } } }, { transport: bearing(token) }),
    meta: { quiet: true },
    gcTime: FORGOTTEN,
    onSuccess: () => {
      toast.success(messages.passwordReset)
      onDone()
    },
    onError: (failed) => {
      sayFailure(failed)
      showFieldErrors(form, failed, ['password'])
    },
  })
  const expired = error instanceof CallError && error.status === 401 ? error.message : undefined
  return { reset: mutate, isPending, expired }
}

/** The token goes with this one request; it is no cookie and is stored nowhere. */
const bearing =
  (token: string): Transport =>
  (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return browserTransport(path, { ...init, headers })
  }
