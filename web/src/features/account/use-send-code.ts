import { forgotPassword } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'

interface SendCode {
  onSent: (email: string) => void
  onFailed?: (error: Error) => void
}

/** Sends a one-time code, the first or a new one. */
export function useSendCode({ onSent, onFailed }: SendCode) {
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: (_answer, email) => {
      toast.success(messages.otpSent)
      onSent(email)
    },
    onError: (error) => onFailed?.(error),
  })
  return { sendCode: mutate, isPending }
}
