import { type EventPage, eventBody, eventMessages, isTimeZone } from '@callofcode/contract/event'
import { z } from 'zod'
import { momentOf, wallTime } from './wall-time.ts'

const fields = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  link: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  capacity: z.string(),
})
/** An event as its form holds it: local times of its zone, seats as typed. */
export type EventFields = z.infer<typeof fields>
export type EventBody = z.output<typeof eventBody>

/** Reads the typed values, then applies the contract's own rules. */
export const eventFields = fields
  .transform(
    (typed): z.input<typeof eventBody> => ({
      ...typed,
      startsAt: momentIn(typed.startsAt, typed.timeZone),
      endsAt: momentIn(typed.endsAt, typed.timeZone),
      capacity: typed.capacity.trim() === '' ? null : Number(typed.capacity),
    }),
  )
  .pipe(eventBody)

/** Without a valid zone a time means nothing; then only the zone's message is shown. */
const momentIn = (wall: string, timeZone: string) =>
  momentOf(wall, isTimeZone(timeZone) ? timeZone : 'UTC') ?? eventMessages.timeRule

export const EVENT_FIELDS = [
  'title',
  'description',
  'location',
  'link',
  'startsAt',
  'endsAt',
  'timeZone',
  'capacity',
] as const satisfies readonly (keyof EventFields)[]

export const blankEvent: EventFields = {
  title: '',
  description: '',
  location: '',
  link: '',
  startsAt: '',
  endsAt: '',
  timeZone: 'Asia/Kolkata',
  capacity: '',
}

export const fieldsOf = (event: EventPage): EventFields => ({
  title: event.title,
  description: event.description,
  location: event.location,
  link: event.link,
  startsAt: wallTime(event.startsAt, event.timeZone),
  endsAt: wallTime(event.endsAt, event.timeZone),
  timeZone: event.timeZone,
  capacity: event.capacity === null ? '' : String(event.capacity),
})
