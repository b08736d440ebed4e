import { REPEATS, type Repeats } from '@callofcode/contract/event/repeat'
import { and, asc, eq, inArray, sql as statement } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../platform/database/database.ts'
import { type EventRow, events } from '../event-tables.ts'

const eventSeries = pgTable('event_series', {
  id: uuid('id').primaryKey().default(statement`gen_random_uuid()`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  every: text('every', { enum: REPEATS }).notNull(),
})

const ofSeriesOf = (id: string) =>
  eq(events.seriesId, statement`(select given.series_id from events given where given.id = ${id})`)

export const seriesStore = {
  async create(tx: Sql, every: Repeats): Promise<string> {
    const [row] = await tx.insert(eventSeries).values({ every }).returning({ id: eventSeries.id })
    if (!row) throw new Error('no series was made')
    return row.id
  },

  async everyOf(sql: Sql, { seriesId }: Pick<EventRow, 'seriesId'>): Promise<Repeats | null> {
    if (!seriesId) return null
    const [row] = await sql
      .select({ every: eventSeries.every })
      .from(eventSeries)
      .where(eq(eventSeries.id, seriesId))
    return row?.every ?? null
  },

  /** Lists all dates of the series of an event. */
  list: (sql: Sql, id: string) =>
    sql
      .select({
        id: events.id,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        timeZone: events.timeZone,
        going: events.going,
        waiting: events.waiting,
        cancelledAt: events.cancelledAt,
      })
      .from(events)
      .where(ofSeriesOf(id))
      .orderBy(asc(events.startsAt), asc(events.id)),

  /** Returns all dates of the series of an event with all their fields. */
  all: (sql: Sql, id: string): Promise<EventRow[]> =>
    sql.select().from(events).where(ofSeriesOf(id)).orderBy(asc(events.startsAt), asc(events.id)),

  /** Locks an event and its series in the order of their ids, as all code does that locks several events. */
  async getAllForUpdate(tx: Sql, id: string): Promise<EventRow[]> {
    return tx
      .select()
      .from(events)
      .where(statement`${events.id} = ${id} or ${ofSeriesOf(id)}`)
      .orderBy(asc(events.id))
      .for('no key update')
  },

  /** Cancels these events with one statement. */
  async cancel(tx: Sql, ids: readonly string[], cancelReason: string | null) {
    const at = new Date()
    await tx
      .update(events)
      .set({ cancelledAt: at, cancelReason, updatedAt: at, sequence: statement`${events.sequence} + 1` })
      .where(and(inArray(events.id, [...ids]), statement`${events.cancelledAt} is null`))
  },
}
