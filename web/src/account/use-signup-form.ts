import { signupBody } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'

const repeated = z.string({ error: messages.passwordsDiffer })

/** What is typed: the repeated password stays here, and the provider is not asked for. */
export const signupFields = signupBody
  .omit({ provider: true })
  .extend({ confirmPassword: repeated })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer,
  })

export const useSignupForm = () => useForm({ resolver: zodResolver(signupFields) })
export type SignupFormState = ReturnType<typeof useSignupForm>

/** Both passwords as they are typed. */
export function usePasswordPair({ control }: Pick<SignupFormState, 'control'>) {
  const [password = '', confirmation = ''] = useWatch({ control, name: ['password', 'confirmPassword'] })
  return { password, differ: password !== confirmation, isRepeated: confirmation !== '' }
}
