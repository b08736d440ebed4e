import { createFirstAdmin, setupBody, signin } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { NOT_CACHED, useFailureToast } from './credential-call.ts'
import { useEnter } from './use-sign-in.ts'

const fields = setupBody
  .omit({ secret: true })
  .extend({ confirmPassword: z.string({ error: messages.passwordsDiffer }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer,
  })

type SetupFields = z.output<typeof fields>
export const useSetupForm = () => useForm({ resolver: zodResolver(fields) })
export type SetupFormState = ReturnType<typeof useSetupForm>

const SAID_IN_PLACE = [403, 404, 409]

/** Makes the first admin and signs in as that person. */
export function useSetUp(form: SetupFormState, secret: string) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ name, email, password }: SetupFields) => {
      await call(createFirstAdmin, { body: { secret, name, email, password } })
      await call(signin, { body: { email, password } })
    },
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: enter,
    onError: (failed) => {
      if (failed instanceof CallError && SAID_IN_PLACE.includes(failed.status)) return
      showFailureToast(failed)
      showFieldErrors(form, failed, ['name', 'email', 'password'])
    },
  })
  return { setUp: mutate, isPending, error }
}
