import { randomUUID } from 'node:crypto'
import type * as Event from '@callofcode/contract/event/event'
import type * as EventFeedback from '@callofcode/contract/event/feedback'
import type * as EventFiles from '@callofcode/contract/event/files'
import type * as EventInside from '@callofcode/contract/event/inside'
import type * as NextEvent from '@callofcode/contract/event/next-event'
import type * as EventQuestions from '@callofcode/contract/event/questions'
import type * as EventRegistration from '@callofcode/contract/event/registration'
import type * as EventSeries from '@callofcode/contract/event/series'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { anEvent, NO_TELL, TELL } from './prepared.ts'

const event = {
  title: 'Contest night',
  description: 'Bring a laptop.',
  location: 'Lab 2',
  link: 'https://example.com/meet',
  meetingLink: 'https://meet.example.com/x',
  timeZone: 'Asia/Kolkata',
  capacity: 40,
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
  signUpClosesAt: '2099-12-31T18:30:00Z',
}
const asksFood = {
  name: 'What do you eat?',
  kind: 'choice' as const,
  choices: ['Rice', 'Bread'],
  needed: true,
}
const UNPICTURED = { picture: '', pictureAlt: '' }
const OPEN = { capacity: [null], signUpClosesAt: [null], batchIds: [null] }
const when = { startsAt: '2099-02-01T10:00:00.000Z', endsAt: '2099-02-01T12:00:00.000Z' }
/** Creates a past event that the other member attended. */
async function eventThatWas({ site, other, make, ask }: WriteWorld): Promise<string> {
  const id = await make.event()
  await ask('POST', `/events/${id}/register`, other.as, {})
  await site.database.pool.query(
    `update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [id],
  )
  return id
}
/** Asks one question, and returns its id beside that of the event. */
async function askingEvent({ make, site }: WriteWorld) {
  const id = await make.event()
  const { rows } = await site.database.pool.query(
    `insert into event_questions (event_id, position, name, kind, choices)
     values ($1, 0, 'What do you eat?', 'choice', '{Rice,Bread}') returning id`,
    [id],
  )
  return { id, question: rows[0].id as string }
}
const pastEvent = async (world: WriteWorld) => ({ params: { id: await eventThatWas(world) } })

export const eventRows: TableOf<
  | typeof Event
  | typeof EventFiles
  | typeof EventInside
  | typeof EventQuestions
  | typeof EventRegistration
  | typeof EventSeries
  | typeof NextEvent
  | typeof EventFeedback
> = {
  'POST /events/:id/cancel': {
    may: ['events', 'admin:write'],
    body: { reason: 'The hall is taken.' },
    call: anEvent,
  },
  'POST /events': {
    may: ['events', 'admin:write'],
    key: 'events',
    body: {
      ...event,
      ...UNPICTURED,
      batchIds: null,
      questions: [asksFood],
      copyOf: null,
      tell: TELL,
      repeat: { every: 'week', times: 3 },
    },
    also: { ...OPEN, repeat: [null], ...NO_TELL },
    call: async () => ({
      body: { title: 'Talk', description: 'Hear.', location: 'Hall', timeZone: 'UTC', ...when },
    }),
  },
  'GET /events/:id': { may: ['anyone', 'visitor'], call: anEvent },
  'GET /events/:id/mine': { may: ['member', 'read'], call: anEvent },
  'DELETE /events/:id/register': {
    may: ['member', 'events:write'],
    readers: 'taken back',
    by: 'other',
    call: async ({ make, ask, other }) => {
      const id = await make.event()
      await ask('POST', `/events/${id}/register`, other.as, {})
      return { params: { id } }
    },
  },
  'GET /events/:id/attendees': { may: ['events', 'admin:read'], call: anEvent },
  'GET /events/next': { may: ['anyone', 'visitor'] },
  'GET /events': { may: ['anyone', 'visitor'] },
  'POST /events/:id/register': {
    may: ['member', 'events:write'],
    readers: 'moderators',
    key: 'event_registrations',
    by: 'other',
    body: { waitingList: true },
    call: anEvent,
  },
  'PATCH /events/:id': {
    may: ['events', 'admin:write'],
    body: { ...event, ...UNPICTURED, batchIds: null },
    also: OPEN,
    call: anEvent,
  },

  'GET /events/:id.ics': { may: ['anyone', 'visitor'], call: anEvent },
  'GET /events/:id/attendees.csv': { may: ['events', 'none'], call: anEvent },
  'GET /events/:id/attendance.csv': { may: ['events', 'none'], call: anEvent },

  'GET /events/:id/inside': { may: ['member', 'read'], call: anEvent },
  'PUT /events/:id/materials': {
    may: ['events', 'admin:write'],
    body: { materials: [{ title: 'Slides', link: 'https://example.com/s', shownTo: 'members' }] },
    call: async ({ make }) => ({
      params: { id: await make.event() },
      body: { materials: [{ title: 'Slides', link: 'https://example.com/s' }] },
    }),
  },
  'PUT /events/:id/speakers': {
    may: ['events', 'admin:write'],
    body: { speakers: [{ name: 'Asha', about: 'Graphs', link: 'https://example.com', handle: '' }] },
    call: async ({ make, author }) => ({
      params: { id: await make.event() },
      body: { speakers: [{ name: 'Asha', handle: author.handle }] },
    }),
  },

  'GET /events/:id/questions': { may: ['member', 'read'], call: anEvent },
  'GET /events/:id/answers': { may: ['events', 'admin:read'], call: anEvent },
  'PUT /events/:id/answers': {
    may: ['member', 'events:write'],
    readers: 'moderators',
    by: 'other',
    body: { answers: [{ question: randomUUID(), value: 'Rice' }] },
    also: { 'answers.0.value': [null] },
    call: async (world) => {
      const { id, question } = await askingEvent(world)
      await world.ask('POST', `/events/${id}/register`, world.other.as, {})
      return { params: { id }, body: { answers: [{ question, value: 'Rice' }] } }
    },
  },
  'POST /events/:id/questions/check': {
    may: ['events', 'admin:write'],
    body: { questions: [{ _id: null, ...asksFood }], following: false },
    also: { 'questions.0._id': [null] },
    call: anEvent,
  },
  'PUT /events/:id/questions': {
    may: ['events', 'admin:write'],
    body: { questions: [{ _id: null, ...asksFood }], following: false, loses: 0 },
    also: { 'questions.0._id': [null] },
    call: async ({ make }) => ({
      params: { id: await make.event() },
      body: { questions: [asksFood] },
    }),
  },

  'POST /events/:id/following/cancel': {
    may: ['events', 'admin:write'],
    body: { reason: 'The hall is taken.' },
    call: anEvent,
  },
  'GET /events/:id/series': { may: ['anyone', 'visitor'], call: anEvent },
  'PATCH /events/:id/following': {
    may: ['events', 'admin:write'],
    body: { ...event, ...UNPICTURED, batchIds: null },
    also: OPEN,
    call: anEvent,
  },

  'DELETE /events/:id/feedback/mine': {
    may: ['member', 'events:write'],
    readers: 'taken back',
    by: 'other',
    call: pastEvent,
  },
  'GET /events/:id/feedback/mine': { may: ['member', 'read'], call: anEvent },
  'GET /events/:id/feedback': { may: ['events', 'admin:read'], call: anEvent },
  'GET /events/:id/feedback.csv': { may: ['events', 'none'], call: anEvent },
  'PUT /events/:id/feedback/mine': {
    may: ['member', 'events:write'],
    readers: 'moderators',
    by: 'other',
    body: { rating: 4, good: 'The pace.', better: 'More time.', named: true },
    call: pastEvent,
  },
}
