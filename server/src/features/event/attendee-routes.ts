import { csvFile, fileNameOf } from '@callofcode/contract/download'
import { eventMessages } from '@callofcode/contract/event/event'
import { attendeeFile } from '@callofcode/contract/event/files'
import { type Attendee, listAttendees } from '@callofcode/contract/event/registration'
import { missing } from '../../platform/failure.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { type AttendeeRow, attendeeList, attendeePlace } from './attendee-list.ts'
import type { EventDependencies } from './event-routes.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { questionStore, type StoredQuestion } from './questions/question-store.ts'

/** Serves the attendees to admins, as JSON and as a CSV file. */
export function attendeeRoutes({ api, database }: EventDependencies) {
  api.serve(listAttendees, async ({ params, query: { q, cursor } }) => {
    await findEvent(params.id)
    const after = readCursor(attendeePlace, cursor)
    const { rows, next } = await attendeeList.page(database.sql, params.id, q, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })

  api.serveFile(attendeeFile, async (call) => {
    const event = await findEvent(call.params.id)
    const [rows, questions] = await Promise.all([
      attendeeList.all(database.sql, event.id),
      questionStore.list(database.sql, event.id),
    ])
    await auditStore.record(database.sql, call, 'event.export', event.id)
    return { name: eventFileName(event, 'attendees'), body: textOf(rows, questions, event.timeZone) }
  })

  async function findEvent(eventId: string) {
    const event = await eventStore.get(database.sql, eventId)
    if (!event) throw missing(eventMessages.missing)
    return event
  }
}

const present = ({ name, email, state, createdAt, answers }: AttendeeRow): Attendee => ({
  name,
  email,
  state,
  signedUpAt: createdAt.toISOString(),
  answers: answers.map(({ name: asked, kind, value }) => ({ name: asked, kind, value })),
})

/** Returns everybody who signed up as CSV (RFC 4180), in the time zone of the event, with a column for each question. */
function textOf(rows: readonly AttendeeRow[], questions: readonly StoredQuestion[], zone: string): string {
  return csvFile([
    ['Name', 'Email', 'State', `Registered (${zone})`, ...questions.map((asked) => asked.name)],
    ...rows.map(({ name, email, state, createdAt, answers }) => [
      name,
      email,
      state === 'going' ? 'Going' : 'Waiting',
      timeInFile(createdAt, zone),
      ...questions.map(({ id }) => answers.find(({ question }) => question === id)?.value ?? ''),
    ]),
  ])
}

/** Returns the name of a file about an event, such as `dp-night-2026-11-29-attendance.csv`. */
export function eventFileName({ title, startsAt, timeZone }: EventRow, what: string): string {
  const day = timeInFile(startsAt, timeZone).slice(0, 'YYYY-MM-DD'.length)
  return `${fileNameOf(title, 'event')}-${day}-${what}.csv`
}

/** Returns a time in the zone of the event as spreadsheets read it: `2026-11-29 18:30`. The head of its column names the zone. */
export function timeInFile(at: Date, timeZone: string): string {
  // Swedish uses this format for dates and times.
  return at.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
}
