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
    const rows = await attendeeList.all(database.sql, event.id)
    await auditStore.record(database.sql, call, 'event.export', event.id)
    return { name: eventFileName(event, 'attendees'), body: textOf(rows, event.timeZone) }
  })

  async function findEvent(eventId: string) {
    const event = await eventStore.get(database.sql, eventId)
    if (!event) throw missing(eventMessages.missing)
    return event
  }
}

const present = ({ name, email, state, createdAt }: AttendeeRow): Attendee => ({
  name,
  email,
  state,
  signedUpAt: createdAt.toISOString(),
})

/** Returns everybody who signed up as CSV (RFC 4180), in the time zone of the event. */
function textOf(rows: readonly AttendeeRow[], zone: string): string {
  return csvFile([
    ['Name', 'Email', 'State', `Registered (${zone})`],
    ...rows.map(({ name, email, state, createdAt }) => [
      name,
      email,
      state === 'going' ? 'Going' : 'Waiting',
      timeInFile(createdAt, zone),
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
