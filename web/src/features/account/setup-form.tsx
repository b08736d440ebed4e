import { useWatch } from 'react-hook-form'
import { EmailField } from './email-field.tsx'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { SetupFailure } from './setup-failure.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSetUp } from './use-set-up.ts'
import { type SetupFormState, useSetupForm } from './use-setup-form.ts'

export function SetupForm({ secret }: { secret: string }) {
  const form = useSetupForm()
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { setUp, isPending, error } = useSetUp(form, secret)
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((given) => setUp(given))}>
      {error && <SetupFailure error={error} />}
      <NameField registration={register('name')} error={errors.name?.message} />
      <EmailField registration={register('email')} error={errors.email?.message} autoComplete="username" />
      <Passwords form={form} />
      <SubmitButton busy={isPending && 'Making the admin...'}>Make me the admin</SubmitButton>
    </form>
  )
}

function Passwords({ form }: { form: SetupFormState }) {
  const { control, register, formState } = form
  const { errors } = formState
  const password = useWatch({ control, name: 'password' }) ?? ''
  const refusal = errors.password?.message
  return (
    <>
      <PasswordField
        label="Password"
        registration={register('password')}
        error={refusal}
        autoComplete="new-password"
        hint={<PasswordRules password={password} refused={Boolean(refusal)} />}
      />
      <PasswordField
        label="Confirm password"
        registration={register('confirmPassword')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        hint="The same password once more."
      />
    </>
  )
}
