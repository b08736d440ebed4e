import type { EventPage } from '@callofcode/contract/event'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { showRefused } from '../draft/show-refused.ts'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toasts.ts'
import { EVENT_FIELDS, type EventBody, type EventFields, eventFormSchema } from './event-form-fields.ts'
import { TimeZones } from './time-zones.tsx'

interface Sent {
  data: EventPage
  message: string
}
interface EventFormProps {
  label: string
  before: EventFields
  /** Words of the button, and while the answer is awaited. */
  submit: readonly [words: string, busy: string]
  send: (body: EventBody) => Promise<Sent>
  onSent: (answer: Sent) => Promise<unknown>
  onCancel: () => void
}
type Form = UseFormReturn<EventFields, unknown, EventBody>

/** What failed stays as it was typed. */
export function EventForm({ label, before, submit, send, onSent, onCancel }: EventFormProps) {
  const form: Form = useForm<EventFields, unknown, EventBody>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: before,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      toast.success(answer.message)
      return onSent(answer)
    },
    onError: (error) => showRefused(form, error, EVENT_FIELDS),
  })
  return (
    <form
      className="form two-up event-form"
      aria-label={label}
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      <Line form={form} name="title" label="Title" required span />
      <Line form={form} name="startsAt" label="Starts" type="datetime-local" required />
      <Line form={form} name="endsAt" label="Ends" type="datetime-local" required />
      <Line
        form={form}
        name="timeZone"
        label="Time zone of both"
        hint="Where the event takes place, like Asia/Kolkata."
        list="time-zones"
        required
      />
      <TimeZones id="time-zones" />
      <Line
        form={form}
        name="capacity"
        label="Seats"
        hint="Leave it empty for no limit."
        inputMode="numeric"
      />
      <Line form={form} name="location" label="Place" />
      <Line form={form} name="link" label="Link" hint="To join from elsewhere, or to read more." type="url" />
      <MarkdownField label="Description" control={form.control} name="description" size="short" />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && submit[1]}>
          {submit[0]}
        </Button>
        <Button size="big" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface LineProps {
  form: Form
  name: keyof EventFields
  label: string
  hint?: string
  required?: boolean
  span?: boolean
  type?: 'text' | 'url' | 'datetime-local'
  inputMode?: 'numeric'
  list?: string
}

function Line({ form, name, label, hint, required, span, ...input }: LineProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={form.formState.errors[name]?.message}
      required={required}
      span={span}
    >
      <TextInput {...form.register(name)} {...input} autoComplete="off" />
    </Field>
  )
}
