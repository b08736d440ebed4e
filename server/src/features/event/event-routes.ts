import { eventMessages, getEvent, listEvents } from '@callofcode/contract/event/event'
import { eventCalendar } from '@callofcode/contract/event/files'
import { getNextEvent } from '@callofcode/contract/event/next-event'
import type { FastifyInstance } from 'fastify'
import type { AnswerCache } from '../../platform/answer-cache/answer-cache.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { badCursor, exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { renderPlain } from '../../platform/markdown/render-plain.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { attendeeRoutes } from './attendee-routes.ts'
import { calendarFile } from './calendar-file.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { eventWriteRoutes } from './event-write-routes.ts'
import { extraRoutes } from './extras/extra-routes.ts'
import { meetingLinksFor } from './extras/meeting-link.ts'
import { presentEvent, presentEventPage, presentNextEvent } from './present-event.ts'
import { questionRoutes } from './questions/question-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { seriesRoutes } from './series/series-routes.ts'
import { seriesStore } from './series/series-store.ts'

export interface EventDependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly cache: AnswerCache
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly happened: Happened
  readonly club: Club
}

export function eventRoutes(dependencies: EventDependencies) {
  const { app, api, database, cache, publicUrl, club } = dependencies
  const clock = eventClock(cache)
  app.addHook('onClose', async () => clock.stop())

  api.serve(
    listEvents,
    async ({ query: { when, dates, cursor }, database: callDatabase }) => {
      const now = new Date()
      const after = readCursor(exactPlace, cursor)
      if (after && when === 'upcoming') throw badCursor()
      clock.listed(await eventStore.nextEnd(callDatabase.sql, now))
      if (when === 'upcoming') {
        const rows =
          dates === 'next'
            ? await eventStore.upcomingOnce(callDatabase.sql, now)
            : await eventStore.upcoming(callDatabase.sql, now)
        return { data: rows.map(presentEvent), nextCursor: null }
      }
      const { rows, next } = await eventStore.past(callDatabase.sql, now, after)
      return { data: rows.map(presentEvent), nextCursor: writeCursor(next) }
    },
    { tags: () => ['events'] },
  )

  api.serve(
    getNextEvent,
    async ({ database: { sql } }) => {
      const now = new Date()
      clock.listed(await eventStore.nextEnd(sql, now))
      const row = await eventStore.next(sql, now)
      return { data: row ? presentNextEvent(row) : null }
    },
    { tags: () => ['events'] },
  )

  api.serve(
    getEvent,
    async ({ params, database: { sql } }) => ({
      data: await presentEventPage(sql, await find(sql, params.id)),
    }),
    // Speakers link to the pages of members. The names of batches are shown.
    { tags: (params) => [`event:${params.id}`, 'authors', 'batches'] },
  )

  api.serveFile(eventCalendar, async ({ params, query, caller }) => {
    const event = await find(database.sql, params.id)
    const isSeries = query.dates === 'all' && event.seriesId !== null
    const dates = isSeries ? await seriesStore.all(database.sql, event.id) : [event]
    const links = await meetingLinksFor(database.sql, dates, caller)
    const readable = async (one: EventRow) => ({
      ...one,
      description: await renderPlain(one.description, { page: `${publicUrl}/events/${one.id}` }),
      meetingLink: links.get(one.id) ?? null,
      online: one.meetingLink !== '',
    })
    const shown = await Promise.all(dates.map(readable))
    return {
      name: `${isSeries ? 'series' : 'event'}-${event.id}.ics`,
      body: calendarFile(shown, publicUrl, club.name),
      cacheControl: links.size > 0 ? 'private, no-store' : 'no-cache',
    }
  })

  registrationRoutes(dependencies)
  extraRoutes(dependencies)
  questionRoutes(dependencies)
  seriesRoutes(dependencies)
  attendeeRoutes(dependencies)
  eventWriteRoutes(dependencies)

  async function find(sql: Sql, eventId: string) {
    const row = await eventStore.get(sql, eventId)
    if (!row) throw missing(eventMessages.missing)
    return row
  }
}

const LONGEST_TIMER = 86_400_000

/**
 * Drops cached lists of events when an upcoming event ends, as no write happens then. `listed` is called for each new list with
 * the time of the next end.
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
