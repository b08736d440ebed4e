import { say } from 'words:event'
import { type EventPage, eventMessages } from '@callofcode/contract/event/event'
import { eventBody } from '@callofcode/contract/schemas/event/event'
import { isTimeZone, momentOf, wallTime } from '@callofcode/contract/wall-time'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { MarkdownField } from '../markdown/public.ts'
import { PictureFields } from './picture-fields.tsx'
import { QuestionFields } from './questions/question-fields.tsx'
import { newQuestionsOf } from './questions/typed-questions.ts'
import { isOver } from './seats.ts'
import { repeatOf, repeatProblem } from './series/dates-of-typed.ts'
import { RepeatFields } from './series/repeat-fields.tsx'
import { BatchFields, idsOf } from './sign-up/batch-fields.tsx'
import { TimeZones } from './time-zones.tsx'
import './series/series.css'

const fields = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  link: z.string(),
  meetingLink: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  capacity: z.string(),
  signUpClosesAt: z.string(),
  isForBatches: z.boolean(),
  /** The ids of the chosen batches, with commas. */
  batchIds: z.string(),
  /** The address of the picture, and what is to be seen there. */
  picture: z.string(),
  pictureAlt: z.string(),
  /** The questions of a new event as JSON, because forms keep texts. */
  questions: z.string(),
  /** The interval of repetition. It is empty for a single event. */
  every: z.string(),
  ends: z.string(),
  times: z.string(),
  until: z.string(),
})
/** An event as its form stores it: local times of its zone, seats as typed. */
type EventFields = z.infer<typeof fields>
export type EventBody = z.output<typeof eventBody>

/** Reads the typed values, then applies the contract's own rules. */
export const eventFields = fields
  .superRefine((typed, { addIssue }) => {
    const problem = repeatProblem(typed)
    if (problem) addIssue({ code: 'custom', path: [problem.field], message: problem.message })
  })
  .transform(
    ({
      every,
      ends,
      times,
      until,
      isForBatches,
      batchIds,
      questions,
      ...typed
    }): z.input<typeof eventBody> => ({
      ...typed,
      repeat: repeatOf({ every, ends, times, until }),
      questions: newQuestionsOf(questions),
      startsAt: momentIn(typed.startsAt, typed.timeZone),
      endsAt: momentIn(typed.endsAt, typed.timeZone),
      capacity: typed.capacity.trim() === '' ? null : Number(typed.capacity),
      signUpClosesAt: typed.signUpClosesAt === '' ? null : momentIn(typed.signUpClosesAt, typed.timeZone),
      batchIds: isForBatches ? idsOf(batchIds) : null,
    }),
  )
  .pipe(eventBody)

/** Returns an instant. Without a valid zone a time has no meaning, so only the zone's message is shown. */
const momentIn = (wall: string, timeZone: string) =>
  momentOf(wall, isTimeZone(timeZone) ? timeZone : 'UTC') ?? told(eventMessages.timeRule)

export const EVENT_FIELDS = [
  'title',
  'description',
  'location',
  'link',
  'meetingLink',
  'startsAt',
  'endsAt',
  'timeZone',
  'capacity',
  'signUpClosesAt',
  'batchIds',
  'pictureAlt',
  'picture',
  'questions',
  'every',
  'times',
  'until',
] as const satisfies readonly (keyof EventFields)[]

const ALONE = { every: '', ends: 'times', times: '', until: '' } as const

/** A blank event in the club's time zone. */
export const blankEvent = (timeZone: string): EventFields => ({
  title: '',
  description: '',
  location: '',
  link: '',
  meetingLink: '',
  startsAt: '',
  endsAt: '',
  timeZone,
  capacity: '',
  signUpClosesAt: '',
  isForBatches: false,
  batchIds: '',
  picture: '',
  pictureAlt: '',
  questions: '',
  ...ALONE,
})

type Own =
  | 'meetingLink'
  | 'questions'
  | 'picture'
  | 'pictureAlt'
  | 'isForBatches'
  | 'batchIds'
  | keyof typeof ALONE
type Filled = Pick<EventPage, Exclude<keyof EventFields, Own> | 'batches' | 'picture'>

/**
 * Returns the form's fields. `meetingLink` is separate, because the event is the same for everybody, and so are the questions of a
 * new one.
 */
export const fieldsOf = (event: Filled, meetingLink: string, questions = ''): EventFields => ({
  title: event.title,
  description: event.description,
  location: event.location,
  link: event.link,
  meetingLink,
  startsAt: wallTime(event.startsAt, event.timeZone),
  endsAt: wallTime(event.endsAt, event.timeZone),
  timeZone: event.timeZone,
  capacity: event.capacity === null ? '' : String(event.capacity),
  signUpClosesAt: event.signUpClosesAt ? wallTime(event.signUpClosesAt, event.timeZone) : '',
  isForBatches: event.batches !== null,
  batchIds: (event.batches ?? []).map(({ _id }) => _id).join(','),
  picture: event.picture?.url ?? '',
  pictureAlt: event.picture?.alt ?? '',
  questions,
  ...ALONE,
})

export type EventForm = UseFormReturn<EventFields, unknown, EventBody>

/** Renders the fields of an event, new or edited. A new one may repeat. */
export function EventFormFields({ form, isNew }: { form: EventForm; isNew?: boolean }) {
  return (
    <>
      <Line form={form} name="title" label={say('title')} required span />
      <Line form={form} name="startsAt" label={say('starts')} type="datetime-local" required />
      <Line
        form={form}
        name="endsAt"
        label={say('ends')}
        hint={usePastHint(form)}
        type="datetime-local"
        required
      />
      <Line
        form={form}
        name="timeZone"
        label={say('timeZone')}
        hint={say('timeZoneHint')}
        list="time-zones"
        required
      />
      <TimeZones id="time-zones" />
      {isNew && <RepeatFields form={form} />}
      <Line form={form} name="capacity" label={say('seats')} hint={say('seatsHint')} inputMode="numeric" />
      <Line
        form={form}
        name="signUpClosesAt"
        label={say('closes')}
        hint={say('closesHint')}
        type="datetime-local"
      />
      <BatchFields form={form} />
      <Line form={form} name="location" label={say('place')} />
      <Line form={form} name="link" label={say('link')} hint={say('linkHint')} type="url" />
      <Line
        form={form}
        name="meetingLink"
        label={say('onlineMeeting')}
        hint={say('onlineMeetingHint')}
        type="url"
        span
      />
      <MarkdownField label={say('description')} control={form.control} name="description" size="short" />
      <PictureFields form={form} />
      {isNew && <QuestionFields form={form} />}
    </>
  )
}

/** Warns about a past date. A past event may be recorded, but a wrong year is a likely mistake. */
function usePastHint({ control }: EventForm): string | undefined {
  const [endsAt, timeZone] = useWatch({ control, name: ['endsAt', 'timeZone'] })
  return isOver({ endsAt: momentIn(endsAt, timeZone) }) ? say('endsInPast') : undefined
}

interface LineProps {
  form: EventForm
  name: keyof EventFields
  label: string
  hint?: string | undefined
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
