import { type Attendee, eventMessages, listAttendees } from '@callofcode/contract/event'
import { id } from '@callofcode/contract/text'
import type { FastifyRequest } from 'fastify'
import { missing } from '../../platform/failure.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { attendeeFile } from './attendee-file.ts'
import type { EventParts } from './event-parts.ts'
import { eventStore } from './event-store.ts'
import { type AttendeeRow, registrationStore } from './registration-store.ts'

type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** Who comes, for admins: as data, and as a file to take along. */
export function attendeeRoutes({ app, api, database, findCaller }: EventParts) {
  api.serve(listAttendees, async ({ params }) => {
    await findEvent(params.id)
    return { data: (await registrationStore.list(database.sql, params.id)).map(present) }
  })

  app.get('/events/:id/attendees.csv', async (request: FileRequest, reply) => {
    const caller = await findCaller(request)
    mayCall(listAttendees.callers, caller)
    const event = await findEvent(id.safeParse(request.params.id).data)
    const rows = await registrationStore.list(database.sql, event.id)
    const entry = { action: 'event.export', target: event.id, outcome: 'ok' } as const
    await auditStore.create(database.sql, {
      ...entry,
      actorId: caller?.id ?? null,
      ...auditOrigin(request),
    })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="attendees-${event.id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(attendeeFile(rows))
  })

  async function findEvent(eventId: string | undefined) {
    const event = eventId && (await eventStore.get(database.sql, eventId))
    if (!event) throw missing(eventMessages.missing)
    return event
  }
}

const present = ({ createdAt, ...row }: AttendeeRow): Attendee => ({
  ...row,
  signedUpAt: createdAt.toISOString(),
})
