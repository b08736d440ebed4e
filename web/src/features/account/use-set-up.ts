import { createFirstAdmin, signin } from '@callofcode/contract/account'
import { useMutation } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { FORGOTTEN } from './forgotten.ts'
import { useSayFailure } from './use-say-failure.ts'
import type { SetupFields, SetupFormState } from './use-setup-form.ts'
import { useEnter } from './use-sign-in.ts'

const SAID_IN_PLACE = [403, 404, 409]

/** Makes the first admin and signs in as that person. */
export function useSetUp(form: SetupFormState, secret: string) {
  const enter = useEnter()
  const sayFailure = useSayFailure()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ name, email, password }: SetupFields) => {
      await call(createFirstAdmin, { body: { secret, name, email, password } })
      await call(signin, { body: { email, password } })
    },
    meta: { quiet: true },
    gcTime: FORGOTTEN,
    onSuccess: enter,
    onError: (failed) => {
      if (failed instanceof CallError && SAID_IN_PLACE.includes(failed.status)) return
      sayFailure(failed)
      showFieldErrors(form, failed, ['name', 'email', 'password'])
    },
  })
  return { setUp: mutate, isPending, error }
}
