import { signupBody } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlive } from './use-alive.ts'

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

const PASSWORDS = ['password', 'confirmPassword'] as const

/**
 * Both passwords as they are typed, and as they were typed before the page came alive: the watch, which draws this
 * anew at each keystroke, knows nothing of what stood in the fields already.
 */
export function usePasswordPair({ control, getValues }: Pick<SignupFormState, 'control' | 'getValues'>) {
  useWatch({ control, name: PASSWORDS })
  useAlive()
  const [password = '', confirmation = ''] = getValues(PASSWORDS)
  return { password, differ: password !== confirmation, isRepeated: confirmation !== '' }
}
