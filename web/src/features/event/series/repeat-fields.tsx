import { MOST_OF_SERIES, type Repeats, repeatWords } from '@callofcode/contract/event/repeat'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import type { EventForm } from '../event-form-fields.tsx'
import { datesOfTyped } from './dates-of-typed.ts'
import { datesWords } from './dates-words.ts'

/** Whether the event repeats, how often and until when; below, the dates that this makes. */
export function RepeatFields({ form }: { form: EventForm }) {
  const { register, formState, control } = form
  const [every, ends] = useWatch({ control, name: ['every', 'ends'] })
  const { errors } = formState
  return (
    <fieldset className="repeat-fields span">
      <legend className="sr">Repeats</legend>
      <Field label="Repeats" error={errors.every?.message}>
        <Select {...register('every')}>
          <option value="">Does not repeat</option>
          <option value="week">Every week</option>
          <option value="two-weeks">Every two weeks</option>
          <option value="month">Every month, on the same weekday</option>
        </Select>
      </Field>
      {every !== '' && (
        <>
          <Field label="Ends">
            <Select {...register('ends')}>
              <option value="times">After a number of events</option>
              <option value="until">On a day</option>
            </Select>
          </Field>
          {ends === 'until' ? (
            <Field label="Last day" error={errors.until?.message} required>
              <TextInput {...register('until')} type="date" autoComplete="off" />
            </Field>
          ) : (
            <Field
              label="How many events"
              hint={`With the first one: 2 to ${MOST_OF_SERIES}.`}
              error={errors.times?.message}
              required
            >
              <TextInput {...register('times')} inputMode="numeric" autoComplete="off" />
            </Field>
          )}
          <DatesOfForm form={form} />
        </>
      )}
    </fieldset>
  )
}

/** What will be announced, said before it is. */
function DatesOfForm({ form }: { form: EventForm }) {
  const typed = useWatch({ control: form.control })
  const dates = datesOfTyped(typed)
  const zone = typed.timeZone ?? 'UTC'
  return (
    <p className="hint span" role="status">
      {dates.length > 1
        ? `${dates.length > MOST_OF_SERIES ? `More than ${MOST_OF_SERIES}` : dates.length} events, ${repeatWords(typed.every as Repeats, typed.startsAt ?? '')}: ${datesWords(dates, zone)}. Members register for each.`
        : 'With its times and its end the dates show here.'}
    </p>
  )
}
