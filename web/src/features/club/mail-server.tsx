import { say } from 'words:club'
import {
  getMailServer,
  MAIL_PORTS,
  mailServerMessages,
  removeMailServer,
  SECURITIES,
  saveMailServer,
} from '@callofcode/contract/club/mail-server'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { mailServerBody } from '@callofcode/contract/schemas/club/mail-server'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Radio, Select, TextInput } from '../../platform/form/inputs.tsx'
import { PasswordInput } from '../../platform/form/password-input.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import { useShowMails } from './club-queries.ts'

/** Is told whether there is a server after a change. */
type Saved = (isEntered: boolean) => void
const mailServerRead = read(getMailServer, {}, { quiet: true })
type State = AnswerOf<typeof getMailServer>['data']
type Server = NonNullable<State['server']>
type Body = z.input<typeof mailServerBody>
const FIELDS = ['host', 'port', 'security', 'user', 'password', 'from'] as const

/** Shows the mail server, and the form to enter one unless the environment decides. */
export function MailServer({ onSaved }: { onSaved: Saved }) {
  const { data, isError, refetch } = useQuery(mailServerRead)
  if (!data && isError) return <LoadFailed title={say('noMailServerRead')} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading words={say('loadingMailServer')}>
        <Skeleton width={60} />
        <Skeleton width={90} />
      </Loading>
    )
  const { source, server } = data.data
  if (source === 'environment') return <OfTheEnvironment server={server} />
  return <MailServerForm key={JSON.stringify(server)} server={server} onSaved={onSaved} />
}

function OfTheEnvironment({ server }: { server: State['server'] }) {
  return (
    <div className="club-test">
      <h3 className="card-title">{say('mailServer')}</h3>
      <p>
        <bdi>{server && `${server.host}:${server.port}`}</bdi>
      </p>
      <p className="small muted">{told(mailServerMessages.ofTheEnvironment)}</p>
    </div>
  )
}

const EMPTY = { host: '', port: 587, security: 'starttls', user: '', from: '' } as const

function useSaved(onSaved: Saved) {
  const client = useQueryClient()
  const showMails = useShowMails()
  return (answer: AnswerOf<typeof saveMailServer>) => {
    client.setQueryData(mailServerRead.queryKey, answer)
    showMails(answer.data.mail)
    toast.success(answer.message)
    onSaved(answer.data.server !== null)
  }
}

const withoutPassword = ({ password: _, ...rest }: Body) => rest

function MailServerForm({ server, onSaved: tell }: { server: Server | null; onSaved: Saved }) {
  const { hasPassword, port: stored, ...rest } = server ?? { ...EMPTY, hasPassword: false }
  const [given] = useState({ ...rest, port: MAIL_PORTS.find((port) => port === stored) ?? EMPTY.port })
  const form = useForm<Body>({ resolver: zodResolver(mailServerBody), defaultValues: given })
  const kept = useKeptForm(form, 'mail-server', given, withoutPassword)
  const onSaved = useSaved(tell)
  const { mutate, isPending } = useMutation({
    // A field that was left empty keeps the stored password.
    mutationFn: ({ password, ...body }: Body) =>
      call(saveMailServer, { body: password ? { ...body, password } : body }),
    gcTime: 0,
    onSuccess: (answer) => {
      kept.forget()
      onSaved(answer)
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  const { register, handleSubmit, formState, setValue, control } = form
  const { errors, dirtyFields } = formState
  const [host, user] = useWatch({ control, name: ['host', 'user'] })
  const isKept = hasPassword && host === given.host && user === given.user
  /** A port that was chosen by hand stays. */
  const usualPort = (security: Body['security']) => {
    if (!dirtyFields.port) setValue('port', security === 'tls' ? 465 : 587)
  }
  return (
    <form
      className="form club-form"
      method="post"
      aria-label={say('mailServer')}
      noValidate
      onSubmit={handleSubmit((body) => mutate(body))}
    >
      <h3 className="card-title">{say('mailServer')}</h3>
      <div className="pair">
        <Field label={say('mailHost')} error={errors.host?.message} required>
          <TextInput {...register('host')} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={say('mailPort')} error={errors.port?.message} required>
          <Select {...register('port', { valueAsNumber: true })}>
            {MAIL_PORTS.map((port) => (
              <option key={port} value={port}>
                {port}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset>
        <legend className="small">{say('mailSecurity')}</legend>
        {SECURITIES.map((one) => (
          <Radio key={one} value={one} {...register('security', { onChange: () => usualPort(one) })}>
            {one === 'tls' ? say('mailTls') : say('mailStartTls')}
          </Radio>
        ))}
      </fieldset>
      <Field label={say('mailUser')} hint={say('mailUserHint')} error={errors.user?.message}>
        <TextInput {...register('user')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label={say('mailPassword')}
        hint={isKept ? say('mailPasswordKept') : undefined}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={say('mailFrom')} hint={say('mailFromHint')} error={errors.from?.message} required>
        <TextInput {...register('from')} type="email" autoComplete="off" />
      </Field>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('saving')}>
          {say('saveMailServer')}
        </Button>
        {server && <RemoveServer host={server.host} onSaved={onSaved} />}
      </div>
    </form>
  )
}

interface RemoveServerProps {
  host: string
  onSaved: (answer: AnswerOf<typeof removeMailServer>) => void
}

function RemoveServer({ host, onSaved }: RemoveServerProps) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeMailServer, {}),
    onSuccess: onSaved,
  })
  return (
    <>
      <Button variant="ghost" busy={isPending && say('removing')} onClick={() => setAsked(true)}>
        {say('removeMailServer')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('mailServerRemoval')}
        question={say('removeMailServerHost', { host })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('mailServerRemovalOutcome')}
      </ConfirmDialog>
    </>
  )
}
