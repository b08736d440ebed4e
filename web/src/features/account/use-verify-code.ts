import { type verifyBody, verifyOtp } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FORGOTTEN } from './forgotten.ts'
import { useSayFailure } from './use-say-failure.ts'

type Code = z.input<typeof verifyBody>

/** Exchanges the code for the token of the reset. A code that is refused is said beside it. */
export function useVerifyCode({ setError }: UseFormReturn<Code>, onAccepted: (token: string) => void) {
  const sayFailure = useSayFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Code) => call(verifyOtp, { body }),
    meta: { quiet: true },
    gcTime: FORGOTTEN,
    onSuccess: ({ token }) => {
      toast.success(messages.otpVerified)
      onAccepted(token)
    },
    onError: (error) => {
      sayFailure(error)
      if (error instanceof CallError && (error.status === 400 || error.status === 401))
        setError('otp', { message: error.message }, { shouldFocus: true })
    },
  })
  return { verify: mutate, isPending }
}
