import { LEAST_ANSWERS, type saveFeedback } from '@callofcode/contract/event/feedback'
import { and, asc, eq, gt, ne, or, type SQL, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { pageOf } from '../../../platform/http/cursor.ts'
import type { Call } from '../../../platform/http/endpoint-handler.ts'
import { members } from '../../account/public.ts'
import { CAME } from '../registration-store.ts'
import { eventFeedback as feedback } from './feedback-tables.ts'

const PAGE = 30
type Written = Call<typeof saveFeedback>['body']

const ofMember = (eventId: string, memberId: string) =>
  and(eq(feedback.eventId, eventId), eq(feedback.memberId, memberId))

/** Answers with a name are always shown. Anonymous ones are shown once there are enough of them to hide who wrote which. */
const isShown = (eventId: string) =>
  or(
    feedback.named,
    statement`(select count(*) from event_feedback f where f.event_id = ${eventId} and not f.named) >= ${LEAST_ANSWERS}`,
  )
const shown = {
  id: feedback.id,
  rating: feedback.rating,
  good: feedback.good,
  better: feedback.better,
  name: statement<string | null>`case when ${feedback.named} then ${members.name} end`,
}

export const feedbackStore = {
  async came(sql: Sql, eventId: string, memberId: string): Promise<boolean> {
    const { rows } = await sql.execute<{ came: boolean }>(statement`
      select exists (select from event_registrations r
        where r.event_id = ${eventId} and r.member_id = ${memberId} and ${CAME}) as came`)
    return rows[0]?.came ?? false
  },

  async get(sql: Sql, eventId: string, memberId: string): Promise<Written | null> {
    const [row] = await sql
      .select({
        rating: feedback.rating,
        good: feedback.good,
        better: feedback.better,
        named: feedback.named,
      })
      .from(feedback)
      .where(ofMember(eventId, memberId))
    return row ?? null
  },

  async save(tx: Sql, eventId: string, memberId: string, written: Written) {
    await tx
      .insert(feedback)
      .values({ ...written, eventId, memberId })
      .onConflictDoUpdate({
        target: [feedback.eventId, feedback.memberId],
        set: { ...written, updatedAt: statement`now()` },
      })
  },

  async remove(tx: Sql, eventId: string, memberId: string) {
    await tx.delete(feedback).where(ofMember(eventId, memberId))
  },

  /** Counts all answers, those that are held back until there are enough, and the ratings from 1 to 5 of the shown ones. */
  async summary(sql: Sql, eventId: string) {
    const { rows } = await sql.execute<{
      count: number
      nameless: number
      named: number[]
      all: number[]
    }>(statement`
      select count(*)::int as count, (count(*) filter (where not named))::int as nameless,
        array(select (select count(*)::int from event_feedback f where f.event_id = ${eventId} and f.rating = n and f.named)
          from generate_series(1, 5) n order by n) as named,
        array(select (select count(*)::int from event_feedback f where f.event_id = ${eventId} and f.rating = n)
          from generate_series(1, 5) n order by n) as all
      from event_feedback where event_id = ${eventId}`)
    const { count = 0, nameless = 0, named = [], all = [] } = rows[0] ?? {}
    const isEnough = nameless >= LEAST_ANSWERS
    return { count, held: isEnough ? 0 : nameless, spread: isEnough ? all : named }
  },

  /** Returns a page of the answers with a text, in the order of their ids. That order does not reveal when they were written. */
  async page(sql: Sql, eventId: string, after: string | undefined) {
    const hasText = or(ne(feedback.good, ''), ne(feedback.better, ''))
    const rows = await rowsOf(sql, eventId, and(hasText, after ? gt(feedback.id, after) : undefined)).limit(
      PAGE + 1,
    )
    const { page, last } = pageOf(rows, PAGE)
    return { rows: page, next: last?.id }
  },

  all: (sql: Sql, eventId: string) => rowsOf(sql, eventId),
}

const rowsOf = (sql: Sql, eventId: string, wanted?: SQL) =>
  sql
    .select(shown)
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(and(eq(feedback.eventId, eventId), isShown(eventId), wanted))
    .orderBy(asc(feedback.id))
