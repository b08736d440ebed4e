import type { EVENT_LISTS } from '@callofcode/contract/event'
import { asc, desc, eq, getTableColumns, gt, lte, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type EventRow, events } from './event-tables.ts'

const MOST_LISTED = 200
const counted = (state: 'going' | 'waiting') =>
  statement<number>`(select count(*)::int from event_registrations r
    where r.event_id = events.id and r.state = ${state})`
const columns = { ...getTableColumns(events), going: counted('going'), waiting: counted('waiting') }
export type CountedEvent = EventRow & { going: number; waiting: number }

export const eventStore = {
  list(sql: Sql, when: (typeof EVENT_LISTS)[number], now: Date): Promise<CountedEvent[]> {
    const order = when === 'past' ? desc : asc
    return sql
      .select(columns)
      .from(events)
      .where(when === 'past' ? lte(events.endsAt, now) : gt(events.endsAt, now))
      .orderBy(order(events.startsAt), order(events.id))
      .limit(MOST_LISTED)
  },

  async get(sql: Sql, id: string): Promise<CountedEvent | undefined> {
    const [row] = await sql.select(columns).from(events).where(eq(events.id, id))
    return row
  },

  /** Locks the event until the transaction ends: seats are given out one at a time. */
  async getForUpdate(tx: Sql, id: string): Promise<EventRow | undefined> {
    const [row] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    return row
  },

  async create(tx: Sql, event: typeof events.$inferInsert): Promise<string> {
    const [row] = await tx.insert(events).values(event).returning({ id: events.id })
    if (!row) throw new Error('no event was made')
    return row.id
  },

  async update(tx: Sql, id: string, changes: Partial<EventRow>) {
    const sequence = statement`${events.sequence} + 1`
    await tx
      .update(events)
      .set({ ...changes, updatedAt: new Date(), sequence })
      .where(eq(events.id, id))
  },
}
