import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { type EventRow, events, type ListedEventRow } from './event-tables.ts'

const MOST_UPCOMING = 200
const PAGE = 24
const { description: _, ...columns } = getTableColumns(events)
const listed = {
  ...columns,
  speakers: statement<string[]>`array(
    select s.name from event_speakers s where s.event_id = events.id order by s.position)`,
  hasMaterials: statement<boolean>`exists (select from event_materials m where m.event_id = events.id)`,
}

export type FurtherRow = ListedEventRow & { readonly further: number; readonly until: Date | null }

export const eventStore = {
  upcoming: (sql: Sql, now: Date): Promise<ListedEventRow[]> =>
    sql
      .select(listed)
      .from(events)
      .where(gt(events.endsAt, now))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MOST_UPCOMING),

  /** Returns the next event that is not cancelled and not over. */
  async next(sql: Sql, now: Date): Promise<EventRow | undefined> {
    const [row] = await sql
      .select()
      .from(events)
      .where(and(gt(events.endsAt, now), isNull(events.cancelledAt)))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(1)
    return row
  },

  /** Lists upcoming events with one row for a series: its next date that is not cancelled, if there is one. */
  async upcomingOnce(sql: Sql, now: Date): Promise<FurtherRow[]> {
    const next = statement`(
      select distinct on (coalesce(series_id, id)) id as next_id,
        count(*) filter (where cancelled_at is null) over series - (cancelled_at is null)::int as further,
        max(starts_at) filter (where cancelled_at is null) over series as until
      from events where ends_at > ${now.toISOString()}::timestamptz
      window series as (partition by coalesce(series_id, id))
      order by coalesce(series_id, id), cancelled_at is not null, starts_at, id) as next`
    return sql
      .select({
        ...listed,
        further: statement<number>`next.further::int`,
        until: statement<Date | null>`next.until`.mapWith(events.startsAt),
      })
      .from(events)
      .innerJoin(next, statement`next.next_id = ${events.id}`)
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MOST_UPCOMING)
  },

  /** Returns a page of past events, latest end first, and the cursor of the next page. */
  async past(sql: Sql, now: Date, after: ExactPlace | undefined) {
    const rows = await sql
      .select({ ...listed, exactTime: exactTime(events.endsAt) })
      .from(events)
      .where(
        and(
          lte(events.endsAt, now),
          after && statement`(${events.endsAt}, ${events.id}) < ${placeValues(after)}`,
        ),
      )
      .orderBy(desc(events.endsAt), desc(events.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.id]
    return { rows: page, next }
  },

  /** Returns when the next event ends. */
  async nextEnd(sql: Sql, now: Date): Promise<Date | undefined> {
    const { endsAt } = events
    const [row] = await sql
      .select({ endsAt })
      .from(events)
      .where(gt(endsAt, now))
      .orderBy(asc(endsAt))
      .limit(1)
    return row?.endsAt
  },

  async get(sql: Sql, id: string): Promise<EventRow | undefined> {
    const [row] = await sql.select().from(events).where(eq(events.id, id))
    return row
  },

  /** Locks the event until the transaction ends, because seats are given out one at a time. */
  async getForUpdate(tx: Sql, id: string): Promise<EventRow | undefined> {
    const [row] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    return row
  },

  /** Creates events and returns them in the order of their dates. */
  async createAll(tx: Sql, all: readonly (typeof events.$inferInsert)[]): Promise<EventRow[]> {
    const made = await tx
      .insert(events)
      .values([...all])
      .returning()
    return made.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  },

  async update(tx: Sql, id: string, changes: Partial<EventRow>) {
    const sequence = statement`${events.sequence} + 1`
    await tx
      .update(events)
      .set({ ...changes, updatedAt: new Date(), sequence })
      .where(eq(events.id, id))
  },
}
