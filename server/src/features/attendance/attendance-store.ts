import { type AttendanceCounts, CHECK_INS } from '@callofcode/contract/attendance/attendance'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { and, eq, sql as raw } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { approvedMember, members } from '../account/public.ts'
import { events } from '../event/public.ts'

export const eventAttendances = pgTable('event_attendances', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Null for a guest, who has no account. */
  memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  guest: text('guest'),
  cameAt: timestamp('came_at', { withTimezone: true, precision: 3 }).notNull(),
  how: text('how', { enum: CHECK_INS }).notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})

interface CheckIn {
  readonly eventId: string
  readonly how: (typeof CHECK_INS)[number]
  readonly byId: string | null
}
interface Arrival {
  readonly memberId: string
  readonly at: Date
}
export interface CheckedIn {
  readonly id: string
  readonly memberId: string
  readonly cameAt: Date
  /** Whether the member was checked in for the first time. */
  readonly isNew: boolean
}

export const attendanceStore = {
  async cameAt(sql: Sql, eventId: string, memberId: string): Promise<Date | null> {
    const [row] = await sql
      .select({ cameAt: eventAttendances.cameAt })
      .from(eventAttendances)
      .where(and(eq(eventAttendances.eventId, eventId), eq(eventAttendances.memberId, memberId)))
    return row?.cameAt ?? null
  },

  async counts(sql: Sql, eventId: string): Promise<AttendanceCounts> {
    const { rows } = await sql.execute<AttendanceCounts & Record<string, unknown>>(raw`
      select e.going as registered,
        (select count(*)::int from event_attendances a where a.event_id = e.id) as came,
        (select count(*)::int from event_attendances a join event_registrations r using (event_id, member_id)
          where a.event_id = e.id and r.state = 'going') as "cameWithSeat"
      from events e where e.id = ${eventId}`)
    const [row] = rows
    return row ?? { registered: 0, came: 0, cameWithSeat: 0 }
  },

  /**
   * Checks each member in once. The first time counts, even if it arrives later. Returns all given members who exist, in any
   * order. Locks rows in the order of their ids, as everywhere, to avoid a deadlock.
   */
  async checkIn(
    tx: Sql,
    { eventId, how, byId }: CheckIn,
    arrivals: readonly Arrival[],
  ): Promise<CheckedIn[]> {
    if (arrivals.length === 0) return []
    const ids = arrivals.map(({ memberId }) => memberId)
    const times = arrivals.map(({ at }) => at.toISOString())
    const { rows: fresh } = await tx.execute<{ id: string; isNew: boolean }>(raw`
      insert into event_attendances (event_id, member_id, came_at, how, by_id)
      select ${eventId}::uuid, m.id, min(a.at), ${how}, ${byId}::uuid
      from unnest(${raw.param(ids)}::uuid[], ${raw.param(times)}::timestamptz[]) as a (member_id, at)
      ${approvedMember('a.member_id')}
      group by m.id order by m.id
      on conflict (event_id, member_id) do update set came_at = excluded.came_at
        where excluded.came_at < event_attendances.came_at
      returning id, xmax = 0 as "isNew"`)
    const isNew = new Set(fresh.filter((row) => row.isNew).map(({ id }) => id))
    const { rows } = await tx.execute<{ id: string; memberId: string; cameAt: string }>(raw`
      select id, member_id as "memberId", (extract(epoch from came_at) * 1000)::bigint as "cameAt" from event_attendances
      where event_id = ${eventId} and member_id = any(${raw.param(ids)}::uuid[])`)
    return rows.map((row) => ({ ...row, cameAt: new Date(Number(row.cameAt)), isNew: isNew.has(row.id) }))
  },

  async addGuest(tx: Sql, { eventId, how, byId }: CheckIn, guest: string, cameAt: Date) {
    const [row] = await tx
      .insert(eventAttendances)
      .values({ eventId, how, byId, guest, cameAt })
      .returning({ id: eventAttendances.id, cameAt: eventAttendances.cameAt })
    if (!row) throw new Error('no guest was noted')
    return row
  },

  /** Removes a check-in. Returns the member's id, null for a guest, or undefined when there is no such check-in. */
  async remove(tx: Sql, eventId: string, id: string): Promise<string | null | undefined> {
    const [row] = await tx
      .delete(eventAttendances)
      .where(and(eq(eventAttendances.id, id), eq(eventAttendances.eventId, eventId)))
      .returning({ memberId: eventAttendances.memberId })
    return row?.memberId
  },

  /** Returns whether this organiser has checked anybody in yet. */
  async hasLetIn(sql: Sql, eventId: string, byId: string): Promise<boolean> {
    const rows = await sql
      .select({ id: eventAttendances.id })
      .from(eventAttendances)
      .where(and(eq(eventAttendances.eventId, eventId), eq(eventAttendances.byId, byId)))
      .limit(1)
    return rows.length > 0
  },
}

export const personalData = {
  exported: [
    {
      ...rowsOf('event_attendances'),
      name: 'attendances',
      from: 'event_attendances t join events e on e.id = t.event_id',
      shown: { eventId: 't.event_id', event: 'e.title', cameAt: utcText('t.came_at'), how: 't.how' },
    },
  ],
  merged: {
    'event_attendances.by_id': STAY,
    'event_attendances.member_id': moved(movedParts.attendances),
  },
} satisfies PersonalData
