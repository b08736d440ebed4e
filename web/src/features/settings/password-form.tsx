import { changePasswordBody } from '@callofcode/contract/own-account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { PasswordField, PasswordRules, SubmitButton } from '../account/public.ts'
import { useChangePassword } from './use-change-password.ts'

export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(changePasswordBody),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { control, register, handleSubmit, formState } = form
  const { change, isPending } = useChangePassword(form)
  const password = useWatch({ control, name: 'password' })
  const { currentPassword: refusedOld, password: refusedNew } = formState.errors
  return (
    <>
      <p className="small muted">
        Every other sign-in ends, and an email tells you that the password was changed.
      </p>
      <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => change(body))}>
        <PasswordField
          label="Current password"
          registration={register('currentPassword')}
          error={refusedOld?.message}
          autoComplete="current-password"
          hint={null}
        />
        <PasswordField
          label="New password"
          registration={register('password')}
          error={refusedNew?.message}
          autoComplete="new-password"
          hint={<PasswordRules password={password} refused={Boolean(refusedNew)} />}
        />
        <SubmitButton busy={isPending && 'Changing the password...'}>Change password</SubmitButton>
      </form>
    </>
  )
}
