import { eventMessages, getEvent, listEvents } from '@callofcode/contract/event'
import { id } from '@callofcode/contract/text'
import { missing } from '../../platform/failure.ts'
import { attendeeRoutes } from './attendee-routes.ts'
import { calendarFile } from './calendar-file.ts'
import { eventClock } from './event-clock.ts'
import type { EventParts } from './event-parts.ts'
import { eventStore } from './event-store.ts'
import { eventWriteRoutes } from './event-write-routes.ts'
import { presentEvent, presentEventPage } from './present-event.ts'
import { registrationRoutes } from './registration-routes.ts'

export function eventRoutes(parts: EventParts) {
  const { app, api, database, cache, publicUrl } = parts
  const clock = eventClock(cache)
  app.addHook('onClose', async () => clock.stop())

  api.serve(
    listEvents,
    async ({ query: { when } }) => {
      const now = new Date()
      const rows = await eventStore.list(database.sql, when, now)
      clock.listed(when === 'upcoming' ? rows : await eventStore.list(database.sql, 'upcoming', now))
      return { data: rows.map(presentEvent) }
    },
    { tags: () => ['events'] },
  )

  api.serve(getEvent, async ({ params }) => ({ data: await presentEventPage(await find(params.id)) }), {
    tags: (params) => [`event:${params.id}`],
  })

  app.get<{ Params: { file: string } }>('/events/:file.ics', async (request, reply) => {
    const event = await find(id.safeParse(request.params.file).data)
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(event, publicUrl))
  })

  registrationRoutes(parts)
  attendeeRoutes(parts)
  eventWriteRoutes(parts)

  async function find(eventId: string | undefined) {
    const row = eventId && (await eventStore.get(database.sql, eventId))
    if (!row) throw missing(eventMessages.missing)
    return row
  }
}
