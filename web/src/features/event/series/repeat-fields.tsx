import { say } from 'words:event'
import { MOST_OF_SERIES, type Repeats } from '@callofcode/contract/event/repeat'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import type { EventForm } from '../event-form-fields.tsx'
import { datesOfTyped } from './dates-of-typed.ts'
import { datesWords, everyWords } from './dates-words.ts'

/** Sets whether the event repeats, how often and until when. The resulting dates are shown below. */
export function RepeatFields({ form }: { form: EventForm }) {
  const { register, formState, control } = form
  const [every, ends] = useWatch({ control, name: ['every', 'ends'] })
  const { errors } = formState
  return (
    <fieldset className="repeat-fields span">
      <legend className="sr">{say('repeats')}</legend>
      <Field label={say('repeats')} error={errors.every?.message}>
        <Select {...register('every')}>
          <option value="">{say('doesNotRepeat')}</option>
          <option value="week">{say('everyWeek')}</option>
          <option value="two-weeks">{say('everyTwoWeeks')}</option>
          <option value="month">{say('everyMonth')}</option>
        </Select>
      </Field>
      {every !== '' && (
        <>
          <Field label={say('stops')}>
            <Select {...register('ends')}>
              <option value="times">{say('afterTimes')}</option>
              <option value="until">{say('onDay')}</option>
            </Select>
          </Field>
          {ends === 'until' ? (
            <Field label={say('lastDay')} error={errors.until?.message} required>
              <TextInput {...register('until')} type="date" autoComplete="off" />
            </Field>
          ) : (
            <Field
              label={say('howManyEvents')}
              hint={say('howManyHint', { MOST_OF_SERIES })}
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

/** Lists the dates before they are announced. */
function DatesOfForm({ form }: { form: EventForm }) {
  const typed = useWatch({ control: form.control })
  const dates = datesOfTyped(typed)
  const zone = typed.timeZone ?? 'UTC'
  return (
    <p className="hint span" role="status">
      {dates.length > 1
        ? say('seriesPreview', {
            value: dates.length > MOST_OF_SERIES ? say('overLimit', { most: MOST_OF_SERIES }) : dates.length,
            every: everyWords(typed.every as Repeats, typed.startsAt ?? ''),
            dates: datesWords(dates, zone),
          })
        : say('seriesPreviewEmpty')}
    </p>
  )
}
