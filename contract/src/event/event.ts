import { z } from 'zod'
import { tell } from '../announcement/tell.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { batchName, id, line, onwards, writing } from '../text.ts'
import { isTimeZone, ZONE_RULE } from '../wall-time.ts'
import { eventPicture, eventPictureAlt, isDescribed, pictureFault } from './event-picture.ts'
import { material, optionalLink, speaker } from './extras.ts'
import { newQuestions } from './question.ts'
import { REPEATS, repeat } from './repeat.ts'
import { signUpMessages } from './sign-up.ts'

export const EVENT_LISTS = ['upcoming', 'past'] as const
export const EVENT_DATES = ['each', 'next'] as const

export const eventMessages = {
  missing: sentence('event.missing', 'Event Not Found'),
  timeRule: sentence('event.timeRule', 'Enter a date and a time.'),
  orderRule: sentence('event.orderRule', 'The end must come after the start.'),
  zoneRule: ZONE_RULE,
  fewSeats: (going: number) =>
    sentence(
      'event.fewSeats',
      'At least {going} seats are needed, for those who go: nobody who has one loses it.',
      { going },
    ),
  capacityRule: sentence(
    'event.capacityRule',
    'Enter a whole number from 1 to 100000, or leave it empty for no limit.',
  ),
  full: sentence('event.full', 'This event is full. You can join the waiting list.'),
  cancelled: sentence('event.cancelled', 'This event was cancelled.'),
  over: sentence('event.over', 'This event is over.'),
  checkedIn: sentence('event.checkedIn', 'You have checked in already.'),
} as const

/** An event in lists, without its description. Times are UTC, and `timeZone` is the IANA name of the place's zone. */
export const event = z.object({
  _id: id,
  title: z.string(),
  location: z.string(),
  link: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  /** The number of seats, or null for no limit. */
  capacity: z.number().nullable(),
  going: z.number(),
  waiting: z.number(),
  cancelledAt: z.string().nullable(),
  /** Whether it can be joined online. `getEventInside` and the mails to participants contain the link. */
  online: z.boolean(),
  speakers: z.array(z.string()),
  /** Whether there are materials such as slides or recordings. */
  hasMaterials: z.boolean(),
  /** The time until which people can sign up. Null means until the event ends. */
  signUpClosesAt: z.string().nullable(),
  /** Whether it is one of several dates, which `listSeries` returns. */
  repeats: z.boolean(),
})
export type Event = z.infer<typeof event>

/** An event on its page. `html` is `description` rendered and sanitized. */
export const eventPage = event.extend({
  description: z.string(),
  html: z.string(),
  speakers: z.array(speaker),
  /** The materials for everybody. */
  materials: z.array(material),
  /** The number of further materials for members. */
  materialsForMembers: z.number(),
  /** The interval of its series, or null for a single event. */
  every: z.enum(REPEATS).nullable(),
  /** The reason for the cancellation, if one was given. */
  cancelReason: z.string().nullable(),
  /** The batches whose members can sign up, or null for all members. It is empty when these batches were removed. */
  batches: z.array(batchName).nullable(),
  /** Its picture, with the size in pixels and what is to be seen there. */
  picture: z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() }).nullable(),
})
export type EventPage = z.infer<typeof eventPage>

export const listedEvent = event.extend({
  /** The further dates of a series that is listed as one row, and when the last of them begins. */
  further: z.object({ dates: z.number(), until: z.string() }).nullable(),
})
export type ListedEvent = z.infer<typeof listedEvent>

const EARLIEST = Date.UTC(2000)
const LATEST = Date.UTC(2200)
// An invalid time ends the checks, as it cannot be compared with another.
const time = z.iso
  .datetime({ offset: true, error: eventMessages.timeRule.error, abort: true })
  .refine((value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST, {
    error: eventMessages.timeRule.error,
    abort: true,
  })

const fields = {
  title: line(limits.title, messages.titleRequired),
  description: writing(limits.contentBytes, messages.descriptionRequired),
  location: line(limits.title),
  link: optionalLink,
  /** Only participants and admins read it. `link` is public. */
  meetingLink: optionalLink,
  startsAt: time,
  endsAt: time,
  timeZone: z.string(eventMessages.zoneRule).refine(isTimeZone, eventMessages.zoneRule),
  capacity: z
    .int(eventMessages.capacityRule)
    .min(1, eventMessages.capacityRule)
    .max(100_000, eventMessages.capacityRule)
    .nullable(),
  signUpClosesAt: time.nullable(),
  /** The batches whose members can sign up, or null for all members. */
  batchIds: z
    .array(id, signUpMessages.batchesRule)
    .min(1, signUpMessages.batchesRule)
    .max(limits.batches, signUpMessages.batchesRule)
    .nullable(),
  picture: eventPicture,
  pictureAlt: eventPictureAlt,
}
const inOrder = ({ startsAt, endsAt }: { startsAt?: string | undefined; endsAt?: string | undefined }) =>
  startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt)
const order = { error: eventMessages.orderRule.error, path: ['endsAt'] }
interface Closing {
  signUpClosesAt?: string | null | undefined
  endsAt?: string | undefined
}
const closesInTime = ({ signUpClosesAt, endsAt }: Closing) =>
  !signUpClosesAt || endsAt === undefined || Date.parse(signUpClosesAt) <= Date.parse(endsAt)
const inTime = { error: signUpMessages.closesRule.error, path: ['signUpClosesAt'] }

export const eventBody = z
  .strictObject({
    ...fields,
    location: fields.location.default(''),
    link: fields.link.default(''),
    meetingLink: fields.meetingLink.default(''),
    capacity: fields.capacity.default(null),
    signUpClosesAt: fields.signUpClosesAt.default(null),
    batchIds: fields.batchIds.default(null),
    picture: fields.picture.default(''),
    pictureAlt: fields.pictureAlt.default(''),
    /** What is asked of those who register. */
    questions: newQuestions.default([]),
    /** Announces a series: one event for each date, each with its own registrations. */
    repeat: repeat.nullable().default(null),
  })
  .refine(inOrder, order)
  .refine(closesInTime, inTime)
  .refine(isDescribed, pictureFault)
export const eventChanges = z
  .strictObject(fields)
  .partial()
  .refine(inOrder, order)
  .refine(closesInTime, inTime)
  .refine(isDescribed, pictureFault)

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary:
    'Upcoming events, the next one first, each or one for a series, or past events, newest first, page after page',
  callers: 'anyone',
  area: 'events',
  query: z.strictObject({
    when: z
      .enum(EVENT_LISTS, sentence('event.askUpcomingPast', 'Ask for upcoming or past.'))
      .default('upcoming'),
    /** For upcoming events: every date, or only the next one of a series. */
    dates: z.enum(EVENT_DATES, sentence('event.askEachNext', 'Ask for each or next.')).default('each'),
    ...onwards,
  }),
  answer: z.object({ data: z.array(listedEvent), nextCursor: z.string().nullable() }),
})
export const getEvent = endpoint({
  method: 'GET',
  path: '/events/:id',
  summary: 'One event, rendered',
  callers: 'anyone',
  area: 'events',
  ...one,
  answer: z.object({ data: eventPage }),
})
export const createEvent = endpoint({
  method: 'POST',
  path: '/events',
  scope: 'admin:write',
  summary: 'Announce an event, or a series of events; the answer has the first one',
  callers: 'events',
  takesKey: true,
  body: eventBody.safeExtend({
    tell,
    /** The event that this one was copied from. A draft of another new event is kept then. */
    copyOf: id.nullable().default(null),
  }),
  status: 201,
  answer: z.object({ data: eventPage }),
})
export const updateEvent = endpoint({
  method: 'PATCH',
  path: '/events/:id',
  scope: 'admin:write',
  summary: 'Edit an event; attendees get an email when its time or place changes',
  callers: 'events',
  ...one,
  body: eventChanges,
  answer: z.object({ data: eventPage }),
})
export const cancelBody = z.strictObject({
  /** People who signed up read it in the mail, and everybody on the page. */
  reason: line(limits.reason).optional(),
})

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/events/:id/cancel',
  scope: 'admin:write',
  summary: 'Cancel an event; its attendees get an email, with the reason',
  callers: 'events',
  ...one,
  body: cancelBody,
})
