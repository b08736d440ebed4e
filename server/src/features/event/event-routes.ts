import { eventMessages, getEvent, listEvents } from '@callofcode/contract/event'
import { id } from '@callofcode/contract/text'
import type { AnswerCache } from '../../platform/answer-cache/answer-cache.ts'
import type { Sql } from '../../platform/database/database.ts'
import { missing, signedOut } from '../../platform/failure.ts'
import { badCursor, exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { renderPlain } from '../../platform/markdown/render-plain.ts'
import { attendeeRoutes } from './attendee-routes.ts'
import { calendarFile } from './calendar-file.ts'
import type { EventDependencies } from './event-dependencies.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { eventWriteRoutes } from './event-write-routes.ts'
import { extraRoutes } from './extras/extra-routes.ts'
import { meetingLinksFor } from './extras/meeting-link.ts'
import { presentEvent, presentEventPage } from './present-event.ts'
import { registrationRoutes } from './registration-routes.ts'
import { seriesRoutes } from './series/series-routes.ts'
import { seriesStore } from './series/series-store.ts'

export function eventRoutes(dependencies: EventDependencies) {
  const { app, api, database, cache, publicUrl, club, findCaller } = dependencies
  const clock = eventClock(cache)
  app.addHook('onClose', async () => clock.stop())

  api.serve(
    listEvents,
    async ({ query: { when, dates, cursor }, database }) => {
      const now = new Date()
      const after = readCursor(exactPlace, cursor)
      if (after && when === 'upcoming') throw badCursor()
      clock.listed(await eventStore.nextEnd(database.sql, now))
      if (when === 'upcoming') {
        const rows =
          dates === 'next'
            ? await eventStore.upcomingOnce(database.sql, now)
            : await eventStore.upcoming(database.sql, now)
        return { data: rows.map(presentEvent), nextCursor: null }
      }
      const { rows, next } = await eventStore.past(database.sql, now, after)
      return { data: rows.map(presentEvent), nextCursor: writeCursor(next) }
    },
    { tags: () => ['events'] },
  )

  api.serve(
    getEvent,
    async ({ params, database: { sql } }) => ({
      data: await presentEventPage(sql, await find(sql, params.id)),
    }),
    // Speakers lead to the pages of members.
    { tags: (params) => [`event:${params.id}`, 'authors'] },
  )

  app.get<{ Params: { file: string }; Querystring: { dates?: string } }>(
    '/events/:file.ics',
    async (request, reply) => {
      const caller = await findCaller(request)
      if (club.isClosed('events') && !caller) throw signedOut()
      const event = await find(database.sql, id.safeParse(request.params.file).data)
      const isSeries = request.query.dates === 'all' && event.seriesId !== null
      const dates = isSeries ? await seriesStore.all(database.sql, event.id) : [event]
      const links = await meetingLinksFor(database.sql, dates, caller)
      const readable = async (one: EventRow) => ({
        ...one,
        description: await renderPlain(one.description, { page: `${publicUrl}/events/${one.id}` }),
        meetingLink: links.get(one.id) ?? null,
        online: one.meetingLink !== '',
      })
      const shown = await Promise.all(dates.map(readable))
      return reply
        .header('cache-control', links.size > 0 ? 'private, no-store' : 'no-cache')
        .header(
          'content-disposition',
          `attachment; filename="${isSeries ? 'series' : 'event'}-${event.id}.ics"`,
        )
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(shown, publicUrl, club.name))
    },
  )

  registrationRoutes(dependencies)
  extraRoutes(dependencies)
  seriesRoutes(dependencies)
  attendeeRoutes(dependencies)
  eventWriteRoutes(dependencies)

  async function find(sql: Sql, eventId: string | undefined) {
    const row = eventId && (await eventStore.get(sql, eventId))
    if (!row) throw missing(eventMessages.missing)
    return row
  }
}

const LONGEST_TIMER = 86_400_000

/**
 * Cached lists of events become outdated without a write, when an upcoming event ends. `listed` is called for each
 * new list with the time of the next end, and drops the cached lists then.
 */
function eventClock(cache: AnswerCache) {
  let timer: NodeJS.Timeout | undefined
  return {
    listed(nextEnd: Date | undefined) {
      clearTimeout(timer)
      if (!nextEnd) return
      const wait = Math.min(Math.max(nextEnd.getTime() - Date.now(), 0), LONGEST_TIMER)
      timer = setTimeout(() => cache.invalidate(['events']), wait).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
