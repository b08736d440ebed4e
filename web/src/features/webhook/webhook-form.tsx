import { say } from 'words:webhook'
import { createWebhookBody } from '@callofcode/contract/schemas/webhook/webhook'
import {
  createWebhook,
  updateWebhook,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '@callofcode/contract/webhook/webhook'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Checkbox, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { SecretOnce } from '../../platform/form/secret-once.tsx'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useReread } from './webhook-queries.ts'

type Body = z.input<typeof createWebhookBody>
const FIELDS = ['url', 'events'] as const

/** Shows the form, and then the secret once. */
export function NewWebhook({ onDone }: { onDone: () => void }) {
  const form = useWebhookForm({ url: '', events: [] })
  const reread = useReread()
  const { mutate, isPending, data } = useMutation({
    mutationFn: (body: Body) => call(createWebhook, { body }),
    gcTime: 0,
    onSuccess: () => reread(),
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  if (data)
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
    <WebhookFields
      form={form}
      onSend={mutate}
      onCancel={onDone}
      act={say('makeWebhook')}
      busy={isPending && say('makingWebhook')}
    />
  )
}

export function EditWebhook({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const form = useWebhookForm({ url: webhook.url, events: webhook.events as WebhookEvent[] })
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => call(updateWebhook, { params: { id: webhook._id }, body }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await reread()
      onDone()
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  return (
    <WebhookFields
      form={form}
      onSend={mutate}
      onCancel={onDone}
      act={say('save')}
      busy={isPending && say('saving')}
    />
  )
}

const useWebhookForm = (defaultValues: Body) =>
  useForm<Body>({ resolver: zodResolver(createWebhookBody), defaultValues })

interface WebhookFieldsProps {
  form: UseFormReturn<Body>
  onSend: (body: Body) => void
  onCancel: () => void
  /** The label of the button. */
  act: string
  busy: string | false
}

function WebhookFields({ form, onSend, onCancel, act, busy }: WebhookFieldsProps) {
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => onSend(body))}>
      <Field label={say('address')} hint={say('addressHint')} error={errors.url?.message} required>
        <TextInput
          {...register('url')}
          type="url"
          placeholder={say('https')}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <fieldset className="webhook-events">
        <legend className="small">{say('events')}</legend>
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <Checkbox key={name} value={name} {...register('events')}>
            <span className="webhook-event">
              <code className="small">{name}</code>
              <span className="small muted">{told(WEBHOOK_EVENTS[name])}</span>
            </span>
          </Checkbox>
        ))}
        {errors.events && <FieldError>{errors.events.message}</FieldError>}
      </fieldset>
      <div className="row-btns">
        <Button onClick={onCancel}>{say('cancel')}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          {act}
        </Button>
      </div>
    </form>
  )
}
