import { setupBody } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const fields = setupBody
  .omit({ secret: true })
  .extend({ confirmPassword: z.string({ error: messages.passwordsDiffer }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer,
  })

export type SetupFields = z.output<typeof fields>
export const useSetupForm = () => useForm({ resolver: zodResolver(fields) })
export type SetupFormState = ReturnType<typeof useSetupForm>
