import { signup, signupBody } from '@callofcode/contract/account'
import { sendConfirmation } from '@callofcode/contract/account/address'
import { messages } from '@callofcode/contract/messages'
import { passoutYears } from '@callofcode/contract/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmailField, NameField, NewPasswordFields } from './account-fields.tsx'
import { NOT_CACHED, useFailureToast } from './credential-call.ts'
import { SubmitButton } from './submit-button.tsx'
import { useHydrated } from './use-hydrated.ts'

interface SignupFormProps {
  form: SignupFormState
  /** Why the sign-in failed that led here. */
  failure: string | undefined
  onLogin: (email?: string) => void
  onForgot: () => void
}

export function SignupForm({ form, failure, onLogin, onForgot }: SignupFormProps) {
  const [sentFor, setSentFor] = useState<string>()
  const { signupOpen } = useClub()
  return (
    <section className="auth-form" aria-labelledby="signup-title">
      <h1 className="head" id="signup-title">
        Signup
      </h1>
      {failure && <FailedLoginNotice reason={failure} onLogin={() => onLogin()} onForgot={onForgot} />}
      {sentFor ? (
        <SignupSent email={sentFor} onLogin={() => onLogin(sentFor)} />
      ) : signupOpen ? (
        <Fields form={form} onSent={setSentFor} />
      ) : (
        <SignupClosed onLogin={() => onLogin()} />
      )}
    </section>
  )
}

function SignupClosed({ onLogin }: { onLogin: () => void }) {
  return (
    <>
      <Notice role="status">{messages.signupClosed}</Notice>
      <div className="row-btns">
        <Button onClick={onLogin}>I have an account</Button>
      </div>
    </>
  )
}

function Fields({ form, onSent }: { form: SignupFormState; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { password, differ, isRepeated } = usePasswordPair(form)
  const mismatch = differ && isRepeated ? messages.passwordsDiffer : errors.confirmPassword?.message
  const { send, isPending } = useSendSignup(form, onSent)
  return (
    <form className="form two-up" method="post" noValidate onSubmit={handleSubmit((fields) => send(fields))}>
      <NameField registration={register('name')} error={errors.name?.message} />
      <PassoutField
        registration={register('passoutYear', { setValueAs: yearOf })}
        error={errors.passoutYear?.message}
      />
      <EmailField registration={register('email')} error={errors.email?.message} autoComplete="email" />
      <NewPasswordFields
        register={register}
        errors={{ password: errors.password?.message, confirmPassword: mismatch }}
        password={password}
      />
      <ConductLine />
      <SubmitButton busy={isPending && 'CREATING ACCOUNT...'} disabled={differ}>
        Create account
      </SubmitButton>
    </form>
  )
}

/** Where the club has one. */
function ConductLine() {
  const { hasConduct } = useClub()
  if (!hasConduct) return null
  return (
    <p className="small muted span">
      Members keep to the{' '}
      <Link className="link" to={paths.conduct}>
        code of conduct
      </Link>
      .
    </p>
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

interface FailedLoginProps {
  reason: string
  onLogin: () => void
  onForgot: () => void
}

/** Explains why Login led to the Signup tab, with a button back. */
function FailedLoginNotice({ reason, onLogin, onForgot }: FailedLoginProps) {
  const back = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, so focus continues from here.
  useEffect(() => back.current?.focus(), [])
  return (
    <Notice tone="warning" role="alert" className="with-way-on">
      <p>
        <strong>Sign-in failed.</strong> {reason} This is the Signup tab, in case you have no account yet.
      </p>
      <div className="row-btns">
        <Button ref={back} size="dense" onClick={onLogin}>
          Back to Login
        </Button>
        <Button size="dense" onClick={onForgot}>
          Forgot password?
        </Button>
      </div>
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
      <p className="small muted">
        Open the link in the mail to this address, so that the club knows it is yours.
      </p>
      <LinkAgain email={email} />
      <Button size="big" onClick={onLogin}>
        Back to Login
      </Button>
    </>
  )
}

/** Says the same for every address. */
function LinkAgain({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(sendConfirmation, { body: { email } }),
    onSuccess: ({ message }) => toast.success(message),
  })
  return (
    <Button variant="ghost" disabled={isSuccess} busy={isPending && 'Sending...'} onClick={() => mutate()}>
      No mail? Send the link again
    </Button>
  )
}

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
type SignupFormState = ReturnType<typeof useSignupForm>

const PASSWORDS = ['password', 'confirmPassword'] as const

/**
 * Both passwords, also when they were typed before hydration: useWatch renders again at each keystroke, but does not
 * know what the fields held before it started.
 */
function usePasswordPair({ control, getValues }: Pick<SignupFormState, 'control' | 'getValues'>) {
  useWatch({ control, name: PASSWORDS })
  useHydrated()
  const [password = '', confirmation = ''] = getValues(PASSWORDS)
  return { password, differ: password !== confirmation, isRepeated: confirmation !== '' }
}

const FIELDS = ['name', 'passoutYear', 'email', 'password'] as const

/** Sends the signup, which does not sign in. On success the form is cleared, with its passwords. */
function useSendSignup(form: SignupFormState, onSent: (email: string) => void) {
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
