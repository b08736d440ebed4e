import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, line, onwards, truth } from '../text.ts'
import { eventMessages } from './event.ts'
import { givenAnswers } from './question.ts'
import { QUESTION_KINDS } from './question-answer.ts'

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

/** A member’s registration. `position` counts from 1 in the waiting list. One more than `limits.position` means a later place. */
export const registration = z.object({
  state: z.enum(['going', 'waiting']).nullable(),
  position: z.number().nullable(),
  /** Whether the member has checked in. After that they cannot give up the seat. */
  checkedIn: z.boolean(),
})
export type Registration = z.infer<typeof registration>

const ownRegistration = registration.extend({
  /** Whether the event is open to members of this member’s batch. */
  invited: z.boolean(),
  /** How many questions are asked of those who register. */
  questions: z.number().int(),
  /** How many of them need an answer that this member, who is registered, has not given. */
  unanswered: z.number().int(),
})

/** A registered member, as admins see them. */
export const attendee = z.object({
  name: z.string(),
  email: z.string(),
  state: z.enum(['going', 'waiting']),
  signedUpAt: z.string(),
  /** Their answers, in the order of the questions. */
  answers: z.array(z.object({ name: z.string(), value: z.string(), kind: z.enum(QUESTION_KINDS) })),
})
export type Attendee = z.infer<typeof attendee>

export const listAttendees = endpoint({
  method: 'GET',
  path: '/events/:id/attendees',
  scope: 'admin:read',
  summary:
    'Attendees and waiting list of an event, in the order of sign-up, page after page; q searches name and email',
  callers: 'events',
  ...one,
  query: z.strictObject({ q: line(limits.search).optional(), ...onwards }),
  answer: z.object({ data: z.array(attendee), nextCursor: z.string().nullable() }),
})
export const registerForEvent = endpoint({
  method: 'POST',
  path: '/events/:id/register',
  scope: 'events:write',
  summary: 'Sign up for an event; 409 when it is full and the waiting list is not accepted',
  callers: 'member',
  takesKey: true,
  ...one,
  body: z.strictObject({
    waitingList: truth.default(false),
    /** The answers to the questions of the event. */
    answers: givenAnswers.default([]),
  }),
  answer: z.object({ data: registration }),
})
export const leaveEvent = endpoint({
  method: 'DELETE',
  path: '/events/:id/register',
  scope: 'events:write',
  summary: 'Cancel your sign-up, or leave the waiting list',
  callers: 'member',
  ...one,
  answer: z.object({ data: registration }),
})
export const getOwnRegistration = endpoint({
  method: 'GET',
  path: '/events/:id/mine',
  scope: 'read',
  summary: 'Whether you are signed up for an event',
  callers: 'member',
  ...one,
  answer: z.object({ data: ownRegistration }),
})
