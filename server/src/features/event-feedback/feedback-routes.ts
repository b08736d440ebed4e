import { eventMessages } from '@callofcode/contract/event'
import {
  deleteFeedback,
  FEEDBACK_DAYS,
  feedbackMessages,
  getOwnFeedback,
  listFeedback,
  saveFeedback,
} from '@callofcode/contract/event/feedback'
import { id } from '@callofcode/contract/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile } from '../../platform/http/csv.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { type EventRow, eventStore } from '../event/public.ts'
import { feedbackStore } from './feedback-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly findCaller: FindCaller
}
type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** What people say about an event that they went to, and what the organisers see of it. */
export function feedbackRoutes({ app, api, database, findCaller }: Dependencies) {
  const { sql } = database

  api.serve(getOwnFeedback, async ({ params, caller }) => {
    const event = await find(sql, params.id)
    return { data: await own(sql, event, caller.id) }
  })

  api.serve(saveFeedback, async ({ params, body, caller }) => {
    const data = await write(database, async (tx) => {
      const event = await findOpen(tx, params.id, caller.id)
      await feedbackStore.save(tx, event.id, caller.id, body)
      return own(tx, event, caller.id)
    })
    return { data, message: 'Thank you. The organisers read it.' }
  })

  api.serve(deleteFeedback, async ({ params, caller }) => {
    const event = await find(sql, params.id)
    await write(database, (tx) => feedbackStore.remove(tx, event.id, caller.id))
    return { data: await own(sql, event, caller.id), message: 'Taken back' }
  })

  api.serve(listFeedback, async ({ params, query }) => {
    const event = await find(sql, params.id)
    const after = readCursor(z.tuple([z.uuid()]), query.cursor)
    const [summary, { rows, next }] = await Promise.all([
      feedbackStore.summary(sql, event.id),
      feedbackStore.page(sql, event.id, after?.[0]),
    ])
    const data = rows.map(({ id, ...answer }) => ({ _id: id, ...answer }))
    return { ...summary, data, nextCursor: writeCursor(next === undefined ? undefined : [next]) }
  })

  app.get('/events/:id/feedback.csv', async (request: FileRequest, reply) => {
    const caller = await findCaller(request)
    mayCall(listFeedback.callers, caller)
    const event = await find(sql, id.safeParse(request.params.id).data)
    const rows = await feedbackStore.all(sql, event.id)
    const entry = { action: 'event.feedback', target: event.id, outcome: 'ok' } as const
    await auditStore.create(sql, { ...entry, actorId: caller?.id ?? null, ...auditOrigin(request) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="feedback-${event.id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(
        csvFile([
          ['Rating (1 to 5)', 'What was good', 'What to do better', 'Name'],
          ...rows.map(({ rating, good, better, name }) => [String(rating), good, better, name ?? '']),
        ]),
      )
  })
}

async function find(sql: Sql, eventId: string | undefined): Promise<EventRow> {
  const event = eventId && (await eventStore.get(sql, eventId))
  if (!event) throw missing(eventMessages.missing)
  return event
}

const DAY = 86_400_000

/** Why nobody can say anything about it now; nothing while they can. */
function closed({ cancelledAt, endsAt }: EventRow, now = Date.now()): string | undefined {
  if (cancelledAt) return eventMessages.cancelled
  if (endsAt.getTime() > now) return feedbackMessages.early
  if (endsAt.getTime() + FEEDBACK_DAYS * DAY < now) return feedbackMessages.late
  return undefined
}

async function own(sql: Sql, event: EventRow, memberId: string) {
  const [answer, came] = [
    await feedbackStore.get(sql, event.id, memberId),
    await feedbackStore.came(sql, event.id, memberId),
  ]
  return { open: came && closed(event) === undefined, answer }
}

/** Throws a 409 Failure where this member cannot say anything about it. */
async function findOpen(tx: Sql, eventId: string, memberId: string): Promise<EventRow> {
  const event = await find(tx, eventId)
  const refusal = closed(event)
  if (refusal) throw conflict(refusal)
  if (!(await feedbackStore.came(tx, event.id, memberId))) throw conflict(feedbackMessages.absent)
  return event
}
