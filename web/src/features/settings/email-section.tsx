import { say } from 'words:settings'
import {
  changeEmail,
  getSigninWays,
  type SigninWays,
  sendConfirmation,
} from '@callofcode/contract/account/address'
import { changeEmailBody } from '@callofcode/contract/schemas/account/address'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useMails } from '../../platform/session/club.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { NOT_CACHED, PasswordField, SubmitButton } from '../account/public.ts'

export const signinWays = read(getSigninWays, {}, { quiet: true })

/** Always read again: a link may have been opened elsewhere. */
export function EmailSection() {
  const { data, error, refetch, isFetching } = useQuery({ ...signinWays, refetchOnMount: 'always' })
  if (!data) {
    if (!error)
      return (
        <Loading words={say('loadingEmail')}>
          <Skeleton width={60} />
        </Loading>
      )
    return (
      <LoadFailed title={say('emailFailed')} retry={() => void refetch()} busy={isFetching}>
        {say('nothingWasChanged')}
      </LoadFailed>
    )
  }
  return (
    <>
      <Address ways={data.data} />
      {data.data.hasPassword && <ChangeForm />}
    </>
  )
}

function Address({ ways }: { ways: SigninWays }) {
  const { email, emailConfirmed, nextEmail, connectedAt } = ways
  const mails = useMails()
  const { mutate, isPending, isSuccess } = useChange({
    mutationFn: () => call(sendConfirmation, { body: { email } }),
    onSuccess: () => toast.success(say('confirmationSent')),
  })
  return (
    <>
      <div className="own-email">
        <p className="card-title">{email}</p>
        <Badge tone={emailConfirmed ? 'selected' : 'pending'} icon={emailConfirmed ? 'check' : 'clock'}>
          {emailConfirmed ? say('confirmed') : say('notConfirmed')}
        </Badge>
      </div>
      {connectedAt && (
        <p className="small muted">{say('collegeLogin', { date: () => <LocalDate iso={connectedAt} /> })}</p>
      )}
      {!emailConfirmed && (
        <div className="own-email">
          <p className="small muted">{say('confirmHow', { mails })}</p>
          {mails === 'yes' && (
            <Button
              size="dense"
              disabled={isSuccess}
              busy={isPending && say('sending')}
              onClick={() => mutate()}
            >
              {say('sendTheLinkAgain')}
            </Button>
          )}
        </div>
      )}
      {nextEmail && <Notice role="status">{say('confirmNewHow', { nextEmail, mails })}</Notice>}
    </>
  )
}

function ChangeForm() {
  const mails = useMails()
  const form = useForm({
    resolver: zodResolver(changeEmailBody),
    defaultValues: { email: '', password: '' },
  })
  const { register, handleSubmit, formState } = form
  const { change, isPending } = useChangeEmail(form)
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => change(body))}>
      <Field
        label={say('newEmail')}
        error={formState.errors.email?.message}
        hint={say('itGetsALink', { mails })}
        required
        span
      >
        <TextInput {...register('email')} type="email" icon="mail" autoComplete="email" />
      </Field>
      <PasswordField
        label={say('yourPassword')}
        registration={register('password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <SubmitButton quiet={!formState.isDirty} busy={isPending && say('sendingTheLink')}>
        {say('changeEmail')}
      </SubmitButton>
    </form>
  )
}

type Body = z.input<typeof changeEmailBody>

/** Requests another address. The form is cleared on success and stays when the server refuses. */
function useChangeEmail(form: UseFormReturn<Body>) {
  const client = useQueryClient()
  const { mutate, isPending } = useChange({
    mutationFn: (body: Body) => call(changeEmail, { body }),
    gcTime: NOT_CACHED,
    onSuccess: ({ message }) => {
      toast.success(message)
      form.reset()
      return client.invalidateQueries({ queryKey: keyOf(getSigninWays) })
    },
    onError: (error) => showFieldErrors(form, error, ['email', 'password']),
  })
  return { change: mutate, isPending }
}
