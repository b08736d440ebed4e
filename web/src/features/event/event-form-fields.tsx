import { useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { MarkdownField } from '../markdown/public.ts'
import type { EventBody, EventFields } from './event-fields.ts'

export type EventForm = UseFormReturn<EventFields, unknown, EventBody>

/** The fields of an event, new or edited. */
export function EventFormFields({ form }: { form: EventForm }) {
  return (
    <>
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
    </>
  )
}

interface LineProps {
  form: EventForm
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

const never = () => () => undefined
const none: readonly string[] = []
let known: readonly string[] | undefined

// The server may know other time zones than the browser, so the browser builds the list.
const zones = () => {
  known ??= Intl.supportedValuesOf('timeZone')
  return known
}

/** The suggestions of a time zone field. */
function TimeZones({ id }: { id: string }) {
  const all = useSyncExternalStore(never, zones, () => none)
  return (
    <datalist id={id}>
      {all.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}
