import { type Attendee, eventMessages, listAttendees } from '@callofcode/contract/event'
import { id } from '@callofcode/contract/text'
import type { FastifyRequest } from 'fastify'
import { missing } from '../../platform/failure.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile } from '../../platform/http/csv.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { type AttendeeRow, attendeeList, attendeePlace } from './attendee-list.ts'
import type { EventDependencies } from './event-dependencies.ts'
import { eventFileName, timeInFile } from './event-file.ts'
import { eventStore } from './event-store.ts'

type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** The attendees, for admins: as JSON, and as a CSV file. */
export function attendeeRoutes({ app, api, database, findCaller }: EventDependencies) {
  api.serve(listAttendees, async ({ params, query: { q, cursor } }) => {
    await findEvent(params.id)
    const after = readCursor(attendeePlace, cursor)
    const { rows, next } = await attendeeList.page(database.sql, params.id, q, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })

  app.get('/events/:id/attendees.csv', async (request: FileRequest, reply) => {
    const caller = await findCaller(request)
    mayCall(listAttendees.callers, caller)
    const event = await findEvent(id.safeParse(request.params.id).data)
    const rows = await attendeeList.all(database.sql, event.id)
    const entry = { action: 'event.export', target: event.id, outcome: 'ok' } as const
    await auditStore.create(database.sql, {
      ...entry,
      actorId: caller?.id ?? null,
      ...auditOrigin(request),
    })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${eventFileName(event, 'attendees')}"`)
      .type('text/csv; charset=utf-8')
      .send(attendeeFile(rows, event.timeZone))
  })

  async function findEvent(eventId: string | undefined) {
    const event = eventId && (await eventStore.get(database.sql, eventId))
    if (!event) throw missing(eventMessages.missing)
    return event
  }
}

const present = ({ name, email, state, createdAt }: AttendeeRow): Attendee => ({
  ...{ name, email, state },
  signedUpAt: createdAt.toISOString(),
})

/** Everybody signed up, as CSV (RFC 4180), by the clock of the event. */
function attendeeFile(rows: readonly AttendeeRow[], zone: string): string {
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
