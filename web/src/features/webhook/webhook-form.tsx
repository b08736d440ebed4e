import { say } from 'words:webhook'
import {
  createWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
} from '@callofcode/contract/webhook/webhook'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FieldError } from '../../platform/form/field.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { SecretOnce } from '../../platform/form/secret-once.tsx'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import {
  BLANK,
  changedWebhookFields,
  eventsFor,
  FIELDS,
  fieldsOf,
  keptFields,
  type NewWebhookBody,
  newWebhookFields,
  type WebhookChanges,
  type WebhookFields,
} from './webhook-fields.ts'
import { useReread } from './webhook-queries.ts'
import { AddressField, BotFields, KindChoice } from './webhook-target.tsx'

type Form<Body> = UseFormReturn<WebhookFields, unknown, Body>

/** Shows the form, and then the secret once. A chat has none to copy. */
export function NewWebhook({ onDone }: { onDone: () => void }) {
  const form: Form<NewWebhookBody> = useForm({
    resolver: zodResolver(newWebhookFields),
    defaultValues: BLANK,
  })
  const kept = useKeptForm(form, 'webhook', BLANK, keptFields)
  const reread = useReread()
  const { mutate, isPending, data } = useMutation({
    mutationFn: (body: NewWebhookBody) => call(createWebhook, { body }),
    gcTime: 0,
    onSuccess: ({ secret, message }) => {
      kept.forget()
      if (!secret) {
        toast.success(message)
        onDone()
      }
      return reread()
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  if (data?.secret)
    return (
      <div className="form">
        <p className="card-title">{say('copyTheSecretNow')}</p>
        <SecretOnce label={say('secret')} secret={data.secret} hint={say('secretShownOnce')} />
        <div className="row-btns">
          <Button onClick={onDone}>{say('secretCopied')}</Button>
        </div>
      </div>
    )
  return (
    <WebhookForm
      form={form}
      onSend={mutate}
      onCancel={onDone}
      act={say('makeWebhook')}
      busy={isPending && say('makingWebhook')}
    >
      <KindChoice form={form} />
    </WebhookForm>
  )
}

export function EditWebhook({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const [before] = useState(() => fieldsOf(webhook))
  const form: Form<WebhookChanges> = useForm({
    resolver: zodResolver(changedWebhookFields),
    defaultValues: before,
  })
  const kept = useKeptForm(form, `webhook:${webhook._id}`, before, keptFields)
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: WebhookChanges) => call(updateWebhook, { params: { id: webhook._id }, body }),
    onSuccess: async ({ message }) => {
      kept.forget()
      toast.success(message)
      await reread()
      onDone()
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  return (
    <WebhookForm
      form={form}
      onSend={mutate}
      onCancel={onDone}
      act={say('save')}
      busy={isPending && say('saving')}
      isStored
    />
  )
}

interface WebhookFormProps<Body> {
  form: Form<Body>
  onSend: (body: Body) => void
  onCancel: () => void
  /** The label of the button. */
  act: string
  busy: string | false
  /** The address of a chat is stored already, and may be left out. */
  isStored?: boolean | undefined
  children?: ReactNode
}

function WebhookForm<Body>({
  form,
  onSend,
  onCancel,
  act,
  busy,
  isStored,
  children,
}: WebhookFormProps<Body>) {
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { errors } = form.formState
  return (
    <form className="form" method="post" noValidate onSubmit={form.handleSubmit((body) => onSend(body))}>
      {children}
      {kind === 'telegram' ? (
        <BotFields form={form} isStored={isStored} />
      ) : (
        <AddressField form={form} kind={kind} isStored={isStored} />
      )}
      <fieldset className="webhook-events">
        <legend className="small">{say('events')}</legend>
        {eventsFor(kind).map((name) => (
          <Checkbox key={name} value={name} {...form.register('events')}>
            <span className="webhook-event">
              {kind === 'json' && <code className="small">{name}</code>}
              <span className={kind === 'json' ? 'small muted' : undefined}>
                {told(WEBHOOK_EVENTS[name])}
              </span>
            </span>
          </Checkbox>
        ))}
        {errors.events && <FieldError>{errors.events.message}</FieldError>}
      </fieldset>
      {kind !== 'json' && <p className="small muted">{say('whatChatsGet')}</p>}
      <div className="row-btns">
        <Button onClick={onCancel}>{say('cancel')}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          {act}
        </Button>
      </div>
    </form>
  )
}
