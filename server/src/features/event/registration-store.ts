import type { Registration } from '@callofcode/contract/event/registration'
import { limits } from '@callofcode/contract/limits'
import { and, asc, eq, gt, inArray, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { type EventRow, events, eventRegistrations as registrations } from './event-tables.ts'

/**
 * Whether somebody came to an event, in SQL over their registration `r`. A member who kept their seat came, unless the event had
 * a check-in that they did not pass. Only this place decides it.
 */
export const CAME = statement.raw(`r.state = 'going' and (
  exists (select from event_attendances a where a.event_id = r.event_id and a.member_id = r.member_id)
  or not exists (select from event_attendances a where a.event_id = r.event_id))`)

export interface Person {
  readonly name: string
  readonly email: string
  readonly language: string | null
  /** The time zone for this member, or null if none is set. */
  readonly ownZone: string | null
}
/** The subject of the mail, and the member who was mailed last. */
interface Asked {
  readonly kind: 'changed' | 'relinked' | 'cancelled'
  readonly after?: string
}
const MAILED = {
  id: members.id,
  name: members.name,
  email: members.email,
  language: members.language,
  ownZone: members.timeZone,
  mailEvents: members.mailEvents,
}
const own = (eventId: string, memberId: string) =>
  and(eq(registrations.eventId, eventId), eq(registrations.memberId, memberId))
const AHEAD = statement<number | null>`case when event_registrations.state = 'waiting' then (
  select count(*)::int from (
    select from event_registrations w
    where w.event_id = event_registrations.event_id and w.state = 'waiting'
      and (w.created_at, w.id) <= (event_registrations.created_at, event_registrations.id)
    limit ${statement.raw(String(limits.position + 1))}) as ahead) end`

/** Every call that gives or frees seats needs the event locked. */
export const registrationStore = {
  async get(sql: Sql, eventId: string, memberId: string): Promise<Registration> {
    const [row] = await sql
      .select({ state: registrations.state, position: AHEAD })
      .from(registrations)
      .where(own(eventId, memberId))
    return {
      ...(row ?? { state: null, position: null }),
      checkedIn: await registrationStore.hasCheckedIn(sql, eventId, memberId),
    }
  },

  async hasCheckedIn(sql: Sql, eventId: string, memberId: string): Promise<boolean> {
    const { rows } = await sql.execute(statement`
      select from event_attendances where event_id = ${eventId} and member_id = ${memberId}`)
    return rows.length > 0
  },

  /** Returns which of these events a member goes to. */
  async going(sql: Sql, memberId: string, eventIds: readonly string[]): Promise<string[]> {
    const rows = await sql
      .select({ id: registrations.eventId })
      .from(registrations)
      .where(
        and(
          eq(registrations.memberId, memberId),
          inArray(registrations.eventId, [...eventIds]),
          eq(registrations.state, 'going'),
        ),
      )
    return rows.map(({ id }) => id)
  },

  async create(tx: Sql, eventId: string, memberId: string, state: 'going' | 'waiting') {
    await tx.insert(registrations).values({ eventId, memberId, state })
  },

  async remove(tx: Sql, eventId: string, memberId: string) {
    await tx.delete(registrations).where(own(eventId, memberId))
  },

  async freeSeats(tx: Sql, event: EventRow): Promise<number> {
    if (event.capacity === null) return Number.POSITIVE_INFINITY
    // The count is read again because this transaction may have changed it.
    const [now] = await tx.select({ going: events.going }).from(events).where(eq(events.id, event.id))
    return Math.max(0, event.capacity - (now?.going ?? 0))
  },

  /** Gives the free seats to those who have waited longest, and returns their ids. */
  async promoteWaiting(tx: Sql, event: EventRow): Promise<string[]> {
    const free = await registrationStore.freeSeats(tx, event)
    if (free === 0) return []
    const queue = tx
      .select({ id: registrations.id, memberId: registrations.memberId })
      .from(registrations)
      .where(and(eq(registrations.eventId, event.id), eq(registrations.state, 'waiting')))
      .orderBy(asc(registrations.createdAt), asc(registrations.id))
      .$dynamic()
    const lucky = await (Number.isFinite(free) ? queue.limit(free) : queue)
    const ids = lucky.map(({ id }) => id)
    if (ids.length > 0)
      await tx.update(registrations).set({ state: 'going' }).where(inArray(registrations.id, ids))
    return lucky.map(({ memberId }) => memberId)
  },

  /** Returns a member who has a seat. */
  async seated(sql: Sql, eventId: string, memberId: string) {
    const [person] = await sql
      .select(MAILED)
      .from(registrations)
      .innerJoin(members, eq(members.id, registrations.memberId))
      .where(and(own(eventId, memberId), eq(registrations.state, 'going')))
    return person
  },

  /** Returns the next people signed up, in the order of their ids. It includes the waiting list if the mail concerns it. */
  people: (sql: Sql, eventId: string, { kind, after }: Asked, limit: number) =>
    sql
      .select(MAILED)
      .from(registrations)
      .innerJoin(members, eq(members.id, registrations.memberId))
      .where(
        and(
          eq(registrations.eventId, eventId),
          kind === 'relinked' ? eq(registrations.state, 'going') : undefined,
          after ? gt(registrations.memberId, after) : undefined,
        ),
      )
      .orderBy(asc(registrations.memberId))
      .limit(limit),
}

/** Everybody who has a seat or waits at one of these events, with the first of their events. The ids are in the order of time. */
export const firstSeats = (eventIds: readonly string[]) => statement`
  select distinct on (r.member_id) r.member_id, r.event_id
  from unnest(${statement.param(eventIds)}::uuid[]) with ordinality as e (id, place)
  join event_registrations r on r.event_id = e.id
  order by r.member_id, e.place`
