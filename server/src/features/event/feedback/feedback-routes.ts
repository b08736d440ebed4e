import { csvFile } from '@callofcode/contract/download'
import { eventMessages } from '@callofcode/contract/event/event'
import {
  deleteFeedback,
  FEEDBACK_DAYS,
  feedbackFile,
  feedbackMessages,
  getOwnFeedback,
  listFeedback,
  saveFeedback,
} from '@callofcode/contract/event/feedback'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { z } from 'zod'
import { type Database, type Sql, write } from '../../../platform/database/database.ts'
import { conflict, missing } from '../../../platform/failure.ts'
import type { Api } from '../../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts'
import { auditStore } from '../../account/public.ts'
import { eventStore } from '../event-store.ts'
import type { EventRow } from '../event-tables.ts'
import { feedbackStore } from './feedback-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the feedback of attendees about an event, and what the organisers see of it. */
export function feedbackRoutes({ api, database }: Dependencies) {
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
    return {
      data,
      message: sentence('eventFeedback.thankOrganisersRead', 'Thank you. The organisers read it.'),
    }
  })

  api.serve(deleteFeedback, async ({ params, caller }) => {
    const event = await find(sql, params.id)
    await write(database, (tx) => feedbackStore.remove(tx, event.id, caller.id))
    return {
      data: await own(sql, event, caller.id),
      message: sentence('eventFeedback.takenBack', 'Taken back'),
    }
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

  api.serveFile(feedbackFile, async (call) => {
    const event = await find(sql, call.params.id)
    const rows = await feedbackStore.all(sql, event.id)
    await auditStore.record(sql, call, 'event.feedback', event.id)
    return {
      name: `feedback-${event.id}.csv`,
      body: csvFile([
        ['Rating (1 to 5)', 'What was good', 'What to do better', 'Name'],
        ...rows.map(({ rating, good, better, name }) => [String(rating), good, better, name ?? '']),
      ]),
    }
  })
}

async function find(sql: Sql, eventId: string): Promise<EventRow> {
  const event = await eventStore.get(sql, eventId)
  if (!event) throw missing(eventMessages.missing)
  return event
}

const DAY = 86_400_000

/** Returns why feedback is closed now, or undefined while it is open. */
function closed({ cancelledAt, endsAt }: EventRow, now = Date.now()): Sentence | undefined {
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

/** Returns the event. Throws a 409 Failure if it is closed to the feedback of this member. */
async function findOpen(tx: Sql, eventId: string, memberId: string): Promise<EventRow> {
  const event = await find(tx, eventId)
  const refusal = closed(event)
  if (refusal) throw conflict(refusal)
  if (!(await feedbackStore.came(tx, event.id, memberId))) throw conflict(feedbackMessages.absent)
  return event
}
