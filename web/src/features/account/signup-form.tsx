import { messages } from '@callofcode/contract/messages'
import { passoutYears } from '@callofcode/contract/text'
import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/select.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { EmailField, NameField, PasswordField } from './account-fields.tsx'
import { PasswordRules } from './password-rules.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type SignupFormState, usePasswordPair, useSendSignup } from './use-signup-form.ts'

interface SignupFormProps {
  form: SignupFormState
  /** Why the sign-in failed that led here. */
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

interface PassoutFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

function PassoutField({ registration, error }: PassoutFieldProps) {
  return (
    <Field label="Passout year" error={error} required>
      <Select {...registration}>
        <option value="">Choose a year</option>
        {passoutYears().map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Explains why Login led to the Signup tab, with a button back. */
function FailedLoginNotice({ reason, onLogin }: { reason: string; onLogin: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, so focus continues from here.
  useEffect(() => back.current?.focus(), [])
  return (
    <Notice tone="warning" role="alert" className="with-way-on">
      <p>
        <strong>Sign-in failed.</strong> {reason} This is the Signup tab, in case you have no account yet.
      </p>
      <Button ref={back} size="dense" onClick={onLogin}>
        Back to Login
      </Button>
    </Notice>
  )
}

/** What happens after a signup. It must not reveal whether the address was known. */
function SignupSent({ email, onLogin }: { email: string; onLogin: () => void }) {
  return (
    <>
      <Notice tone="success" role="status">
        Your signup was sent for approval. The club decides on it and writes to {email}; then you can log in.
      </Notice>
      <Button size="big" onClick={onLogin}>
        Back to Login
      </Button>
    </>
  )
}
