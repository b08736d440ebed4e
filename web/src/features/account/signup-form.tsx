import { say } from 'words:account'
import { signup } from '@callofcode/contract/account/account'
import { joinMessages } from '@callofcode/contract/approval/join-code'
import { conductMessages } from '@callofcode/contract/club/conduct'
import { messages } from '@callofcode/contract/messages'
import { signupBody } from '@callofcode/contract/schemas/account/account'
import { passoutYears } from '@callofcode/contract/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { chosenYear, EmailField, NameField, NewPasswordFields, PassoutField } from './account-fields.tsx'
import { ConductField } from './conduct-field.tsx'
import { NOT_CACHED, useFailureToast, useHydrated } from './credential-form.ts'
import { SignupFacts, signupFieldsRead, typedFacts, useSignupFields } from './signup-facts.tsx'
import { type Sent, SignupClosed, SignupSent } from './signup-outcome.tsx'
import { SubmitButton } from './submit-button.tsx'

interface SignupFormProps {
  form: SignupFormState
  /** The member used the link of a join code, so its field is shown. */
  invited: boolean
  /** The reason of the failed sign-in that led here. */
  failure: string | undefined
  onLogin: (email?: string) => void
  onForgot: () => void
}

export function SignupForm({ form, invited, failure, onLogin, onForgot }: SignupFormProps) {
  const [sent, setSent] = useState<Sent>()
  const [hasCode, setHasCode] = useState(invited)
  const { signupOpen } = useClub()
  return (
    <section className="auth-form" aria-labelledby="signup-title">
      <h1 className="title" id="signup-title">
        {say('signup')}
      </h1>
      {failure && <FailedLoginNotice reason={failure} onLogin={() => onLogin()} onForgot={onForgot} />}
      {sent ? (
        <SignupSent sent={sent} onLogin={() => onLogin(sent.email)} />
      ) : signupOpen || hasCode ? (
        <>
          <Fields form={form} invited={hasCode} onSent={setSent} />
          {!hasCode && (
            <Button
              variant="ghost"
              onClick={() => {
                flushSync(() => setHasCode(true))
                form.setFocus('joinCode')
              }}
            >
              {say('haveCode')}
            </Button>
          )}
        </>
      ) : (
        <SignupClosed onLogin={() => onLogin()} onCode={() => setHasCode(true)} />
      )}
    </section>
  )
}

interface FieldsProps {
  form: SignupFormState
  invited: boolean
  onSent: (sent: Sent) => void
}

function Fields({ form, invited, onSent }: FieldsProps) {
  const { signupOpen } = useClub()
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const { password, differ, isRepeated } = usePasswordPair(form)
  const mismatch = differ && isRepeated ? told(messages.passwordsDiffer) : errors.confirmPassword?.message
  const { send, isPending } = useSendSignup(form, onSent)
  const asked = useSignupFields()
  return (
    <form className="form two-up" method="post" noValidate onSubmit={handleSubmit((fields) => send(fields))}>
      <NameField registration={register('name')} error={errors.name?.message} />
      <PassoutField
        registration={register('passoutYear', { setValueAs: chosenYear })}
        error={errors.passoutYear?.message}
        byCode={invited}
      />
      <EmailField registration={register('email')} error={errors.email?.message} autoComplete="email" />
      <NewPasswordFields
        register={register}
        errors={{ password: errors.password?.message, confirmPassword: mismatch }}
        password={password}
      />
      {invited && (
        <Field
          label={say('joinCode')}
          hint={say(signupOpen ? 'joinCodeOpen' : 'joinCodeClosed')}
          error={errors.joinCode?.message}
          required={!signupOpen}
          span
        >
          <TextInput
            {...register('joinCode', { setValueAs: (typed) => typed || undefined })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      )}
      <SignupFacts asked={asked} register={register} errors={errors.facts} />
      <ConductField
        registration={form.register('acceptsConduct')}
        error={form.formState.errors.acceptsConduct?.message}
      />
      <SubmitButton busy={isPending && say('creating')} disabled={differ}>
        {say('create')}
      </SubmitButton>
    </form>
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
  // The pressed button is gone, so focus moves to this one.
  useEffect(() => {
    back.current?.focus()
  }, [])
  return (
    <Notice tone="warning" role="alert" className="with-way-on">
      <p>{say('loginFailed', { reason: reason, b: (inside) => <strong>{inside}</strong> })}</p>
      <div className="row-btns">
        <Button ref={back} size="dense" onClick={onLogin}>
          {say('backToLogin')}
        </Button>
        <Button size="dense" onClick={onForgot}>
          {say('forgot')}
        </Button>
      </div>
    </Notice>
  )
}

/** If the club has a code of conduct, the screen asks for it. Programs may leave it out. */
const accepted = signupBody.shape.acceptsConduct.refine((given) => given === true, conductMessages.required)

const repeated = z.string(messages.passwordsDiffer)

/** Returns the schema of the form. It adds the repeated password, which is not sent, and leaves out the provider. */
const fieldsWith = (
  joinCode: typeof signupBody.shape.joinCode,
  hasConduct = false,
  passoutYear: z.ZodType<number | undefined, number | undefined> = signupBody.shape.passoutYear,
  facts = typedFacts([]),
) =>
  signupBody
    .omit({ provider: true })
    .extend({
      confirmPassword: repeated,
      joinCode,
      passoutYear,
      facts: facts.optional(),
      acceptsConduct: hasConduct ? accepted : signupBody.shape.acceptsConduct,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: messages.passwordsDiffer.error,
    })
export const signupFields = fieldsWith(signupBody.shape.joinCode)
const neededCode = signupBody.shape.joinCode.refine((code) => code !== undefined, joinMessages.needed)

/** While signup is closed, only a join code signs up. The link of a code names the year that the code gives. */
export function useSignupForm(join?: string, year?: number) {
  const { signupOpen, hasConduct } = useClub()
  const code = signupOpen ? signupBody.shape.joinCode : neededCode
  const facts = typedFacts(useSignupFields())
  const fields = fieldsWith(code, hasConduct, undefined, facts)
  const withCode = fieldsWith(code, hasConduct, signupBody.shape.passoutYear.optional(), facts)
  const known = year !== undefined && passoutYears().includes(year)
  return useForm<z.input<typeof fields>, unknown, z.output<typeof fields>>({
    // A code may bring the year. The server says when it brings none.
    resolver: (typed, ...rest) => zodResolver(typed.joinCode ? withCode : fields)(typed, ...rest),
    ...(join && { defaultValues: { joinCode: join, ...(known && { passoutYear: year }) } }),
  })
}
export type SignupFormState = ReturnType<typeof useSignupForm>

const PASSWORDS = ['password', 'confirmPassword'] as const

/**
 * Returns both passwords, including text typed before hydration. useWatch renders at each keystroke, but misses values from
 * before it started.
 */
function usePasswordPair({ control, getValues }: Pick<SignupFormState, 'control' | 'getValues'>) {
  useWatch({ control, name: PASSWORDS })
  useHydrated()
  const [password = '', confirmation = ''] = getValues(PASSWORDS)
  return { password, differ: password !== confirmation, isRepeated: confirmation !== '' }
}

const FIELDS = ['name', 'passoutYear', 'email', 'password', 'joinCode', 'acceptsConduct'] as const

/** Sends the signup, which does not sign in. On success the form and its passwords are cleared. */
function useSendSignup(form: SignupFormState, onSent: (sent: Sent) => void) {
  const showFailureToast = useFailureToast()
  const client = useQueryClient()
  const asked = useSignupFields()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, facts = {}, ...fields }: z.output<typeof signupFields>) => {
      const said = asked.flatMap(({ _id }) => ({ field: _id, value: facts[_id] || null }))
      const body = { ...fields, provider: 'credentials' as const }
      return call(signup, { body: said.length > 0 ? { ...body, facts: said } : body })
    },
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: ({ message }, { email, joinCode }) => {
      toast.success(message)
      form.reset()
      onSent({ email, isIn: joinCode !== undefined })
    },
    onError: (error) => {
      showFailureToast(error)
      const ofFacts = asked.map(({ _id }) => _id)
      const setError = (name: string, ...said: [{ message: string }, { shouldFocus: boolean }]) =>
        form.setError(ofFacts.includes(name) ? `facts.${name}` : (name as (typeof FIELDS)[number]), ...said)
      showFieldErrors({ setError }, error, [...FIELDS, ...ofFacts])
      // The club may ask for something else by now.
      void client.invalidateQueries({ queryKey: signupFieldsRead.queryKey })
    },
  })
  return { send: mutate, isPending }
}
