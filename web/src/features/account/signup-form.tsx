import { messages } from '@callofcode/contract/messages'
import { useState } from 'react'
import { EmailField } from './email-field.tsx'
import { FailedLoginNotice } from './failed-login-notice.tsx'
import { NameField } from './name-field.tsx'
import { PassoutField } from './passout-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { SignupSent } from './signup-sent.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSendSignup } from './use-send-signup.ts'
import { type SignupFormState, usePasswordPair } from './use-signup-form.ts'

interface SignupFormProps {
  form: SignupFormState
  /** Why a sign-in failed, when that led here. */
  failure: string | undefined
  onLogin: (email?: string) => void
}

export function SignupForm({ form, failure, onLogin }: SignupFormProps) {
  const [sentFor, setSentFor] = useState<string>()
  return (
    <section className="auth-form" aria-labelledby="signup-title">
      <h1 className="head" id="signup-title">
        Signup
      </h1>
      {failure && <FailedLoginNotice reason={failure} onLogin={() => onLogin()} />}
      {sentFor ? (
        <SignupSent email={sentFor} onLogin={() => onLogin(sentFor)} />
      ) : (
        <Fields form={form} onSent={setSentFor} />
      )}
    </section>
  )
}

function Fields({ form, onSent }: { form: SignupFormState; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { differ } = usePasswordPair(form)
  const { send, isPending } = useSendSignup(form, onSent)
  return (
    <form className="form two-up" method="post" noValidate onSubmit={handleSubmit((fields) => send(fields))}>
      <NameField registration={register('name')} error={errors.name?.message} />
      <PassoutField
        registration={register('passoutYear', { setValueAs: yearOf })}
        error={errors.passoutYear?.message}
      />
      <EmailField registration={register('email')} error={errors.email?.message} autoComplete="email" />
      <Passwords form={form} />
      <SubmitButton busy={isPending && 'CREATING ACCOUNT...'} disabled={differ}>
        Create account
      </SubmitButton>
    </form>
  )
}

function Passwords({ form }: { form: SignupFormState }) {
  const { register, formState } = form
  const { errors } = formState
  const { password, differ, isRepeated } = usePasswordPair(form)
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
        error={differ && isRepeated ? messages.passwordsDiffer : errors.confirmPassword?.message}
        autoComplete="new-password"
        hint="The same password once more."
      />
    </>
  )
}

const yearOf = (chosen: string) => (chosen ? Number(chosen) : undefined)
