import { signup } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { FORGOTTEN } from './forgotten.ts'
import { useSayFailure } from './use-say-failure.ts'
import type { SignupFormState, signupFields } from './use-signup-form.ts'

const FIELDS = ['name', 'passoutYear', 'email', 'password'] as const

/** Asks to join. Signs nobody in; the passwords are forgotten once they have arrived. */
export function useSendSignup(form: SignupFormState, onSent: (email: string) => void) {
  const sayFailure = useSayFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, ...fields }: z.output<typeof signupFields>) =>
      call(signup, { body: { ...fields, provider: 'credentials' } }),
    meta: { quiet: true },
    gcTime: FORGOTTEN,
    onSuccess: (_answer, { email }) => {
      toast.success(messages.signedUp)
      form.reset()
      onSent(email)
    },
    onError: (error) => {
      sayFailure(error)
      showFieldErrors(form, error, FIELDS)
    },
  })
  return { send: mutate, isPending }
}
