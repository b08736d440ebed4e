import { say } from 'words:account'
import { createFirstAdmin, signin } from '@callofcode/contract/account/account'
import { messages } from '@callofcode/contract/messages'
import { setupBody } from '@callofcode/contract/schemas/account/account'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { EmailField, NameField, NewPasswordFields } from './account-fields.tsx'
import { AuthBar } from './auth-bar.tsx'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { SubmitButton } from './submit-button.tsx'
import { useEnter } from './use-sign-in.ts'
import './auth.css'

export const head = () => ({ title: titled(say('setupTitle')), unlisted: true })

/** The page is opened with the link that the first start prints. */
export function Page() {
  const secret = useSecret()
  return (
    <>
      <SkipLink />
      <AuthBar />
      <main id="main" className="auth-main">
        <div className="page-head">
          <h1 className="title">{say('setupHead')}</h1>
          {secret && <p className="lead">{say('setupLead')}</p>}
        </div>
        {secret ? <SetupForm secret={secret} /> : <NoSecret />}
      </main>
    </>
  )
}

function NoSecret() {
  return (
    <EmptyState label={say('noSecret')} title={say('noSecretTitle')}>
      {say('noSecretLead', { code: (inside) => <code>{inside}</code> })}
    </EmptyState>
  )
}

/** Reads the secret once and removes it from the address, so that it stays neither in the history nor on a shared screen. */
function useSecret() {
  const { secret } = useSearch({ strict: false }) as { secret?: string }
  const [kept] = useState(secret)
  const navigate = useNavigate()
  useEffect(() => {
    if (kept) void navigate({ to: paths.setup, search: {} as never, replace: true })
  }, [kept, navigate])
  return kept
}

function SetupForm({ secret }: { secret: string }) {
  const form = useSetupForm()
  const { control, register, handleSubmit, formState } = form
  const { errors } = formState
  const password = useWatch({ control, name: 'password' }) ?? ''
  const { setUp, isPending, error } = useSetUp(form, secret)
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((given) => setUp(given))}>
      {error && <SetupFailure error={error} />}
      <NameField registration={register('name')} error={errors.name?.message} />
      <EmailField registration={register('email')} error={errors.email?.message} autoComplete="username" />
      <NewPasswordFields
        register={register}
        errors={{ password: errors.password?.message, confirmPassword: errors.confirmPassword?.message }}
        password={password}
      />
      <SubmitButton busy={isPending && say('makingAdmin')}>{say('makeAdmin')}</SubmitButton>
    </form>
  )
}

/** Explains a link that was used before or never was valid. Other failures are toasts, because trying again may help. */
function SetupFailure({ error }: { error: Error }) {
  const status = error instanceof CallError ? error.status : 0
  if (status === 404 || status === 409) return <Used />
  if (status === 403) return <Wrong />
  return null
}

function Used() {
  return (
    <ErrorState
      label={say('used')}
      title={say('usedTitle')}
      action={
        <Link className={buttonClass()} to={paths.signup}>
          {say('toLogin')}
        </Link>
      }
    >
      {say('usedLead')}
    </ErrorState>
  )
}

function Wrong() {
  return (
    <ErrorState label={say('wrong')} title={say('wrongTitle')}>
      {say('wrongLead')}
    </ErrorState>
  )
}

const fields = setupBody
  .omit({ secret: true })
  .extend({ confirmPassword: z.string(messages.passwordsDiffer) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: messages.passwordsDiffer.error,
  })

type SetupFields = z.output<typeof fields>
const useSetupForm = () => useForm({ resolver: zodResolver(fields) })
type SetupFormState = ReturnType<typeof useSetupForm>

const SAID_IN_PLACE = [403, 404, 409]

/** Makes the first admin and signs in as that person. */
function useSetUp(form: SetupFormState, secret: string) {
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
