import { signup, signupBody } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { NOT_CACHED, useFailureToast } from './credential-call.ts'
import { useHydrated } from './use-hydrated.ts'

const repeated = z.string({ error: messages.passwordsDiffer })

/** The fields of the form: with the repeated password, which is not sent, and without the provider. */
export const signupFields = signupBody
  .omit({ provider: true })
  .extend({ confirmPassword: repeated })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer,
  })

export const useSignupForm = () => useForm({ resolver: zodResolver(signupFields) })
export type SignupFormState = ReturnType<typeof useSignupForm>

const PASSWORDS = ['password', 'confirmPassword'] as const

/**
 * Both passwords, also when they were typed before hydration: useWatch renders again at each keystroke, but does not
 * know what the fields held before it started.
 */
export function usePasswordPair({ control, getValues }: Pick<SignupFormState, 'control' | 'getValues'>) {
  useWatch({ control, name: PASSWORDS })
  useHydrated()
  const [password = '', confirmation = ''] = getValues(PASSWORDS)
  return { password, differ: password !== confirmation, isRepeated: confirmation !== '' }
}

const FIELDS = ['name', 'passoutYear', 'email', 'password'] as const

/** Sends the signup. It signs nobody in; the form is cleared, passwords included, once it has arrived. */
export function useSendSignup(form: SignupFormState, onSent: (email: string) => void) {
  const showFailureToast = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, ...fields }: z.output<typeof signupFields>) =>
      call(signup, { body: { ...fields, provider: 'credentials' } }),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: (_answer, { email }) => {
      toast.success(messages.signedUp)
      form.reset()
      onSent(email)
    },
    onError: (error) => {
      showFailureToast(error)
      showFieldErrors(form, error, FIELDS)
    },
  })
  return { send: mutate, isPending }
}
