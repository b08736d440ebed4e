import { limits } from '@callofcode/contract/limits'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { approvedMember } from '../account/public.ts'
import { cameTo } from '../attendance/public.ts'
import { factOf } from '../member-fact/public.ts'

/** The number of certificates in one request. */
export const MOST_AT_ONCE = limits.decided

/** Somebody who may get a certificate. Exactly one of `memberId` and `guest` is given. */
export interface Person {
  readonly memberId: string | null
  /** Distinguishes people without an account, as in `guestKeys`. */
  readonly guest: string | null
  readonly name: string
  readonly email: string | null
  readonly language: string | null
  readonly [column: string]: unknown
}

const DOOR = 'door:'
/** How people without an account are distinguished at an event. */
export const guestKeys = {
  ofDoor: (attendanceId: string) => `${DOOR}${attendanceId}`,
  ofName: (name: string, email: string | null) => `name:${name.toLowerCase()} ${email ?? ''}`,
  isOfDoor: (key: string) => key.startsWith(DOOR),
} as const

const holding = (eventId: string, who: SQL) =>
  raw`select from certificates c where c.event_id = ${eventId} and c.revoked_at is null and ${who}`
const ofMember = (eventId: string) => holding(eventId, raw`c.member_id = m.id`)
const ofGuest = (eventId: string) => holding(eventId, raw`c.guest = ${DOOR} || a.id`)

/** Selects the members and guests who came and have no certificate. */
const WITHOUT = (eventId: string) => raw`(
  select m.id as member_id, null::text as guest, null::uuid as guest_id, m.name, m.email, m.language, m.id as id
  from (${cameTo(raw`${eventId}`)}) a ${approvedMember('a.member_id')} where not exists (${ofMember(eventId)})
  union all
  select null, ${DOOR} || a.id, a.id, a.guest, null, null, a.id
  from (${cameTo(raw`${eventId}`)}) a where a.guest is not null and not exists (${ofGuest(eventId)})) p`

const PERSON = raw`p.member_id as "memberId", p.guest, p.name, p.email, p.language`

interface Without extends Record<string, unknown> {
  readonly memberId: string | null
  readonly guestId: string | null
  readonly name: string
  readonly roll: string | null
}

/** The people whom an event may give a certificate to. */
export const recipientStore = {
  async countWithout(sql: Sql, eventId: string): Promise<{ without: number; guests: number }> {
    const { rows } = await sql.execute<{ without: number; guests: number }>(
      raw`select count(*)::int as without, count(p.guest)::int as guests from ${WITHOUT(eventId)}`,
    )
    return { without: rows[0]?.without ?? 0, guests: rows[0]?.guests ?? 0 }
  },

  async without(sql: Sql, eventId: string, most: number): Promise<Person[]> {
    const { rows } = await sql.execute<Person>(
      raw`select ${PERSON} from ${WITHOUT(eventId)} order by lower(p.name), p.id limit ${most}`,
    )
    return rows
  },

  /** Returns those whose name has the text, with the roll numbers of members. */
  async namedWithout(sql: Sql, eventId: string, q: string | undefined, most: number): Promise<Without[]> {
    const { rows } = await sql.execute<Without>(raw`
      select p.member_id as "memberId", p.guest_id as "guestId", p.name, ${factOf(raw`p.member_id`, ROLL_NUMBER)} as roll
      from ${WITHOUT(eventId)} where ${q ? raw`strpos(lower(p.name), lower(${q})) > 0` : raw`true`}
      order by lower(p.name), p.id limit ${most}`)
    return rows
  },

  /** Returns the chosen members without a certificate of this event, whether they came or not. */
  async members(sql: Sql, eventId: string, ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return []
    const { rows } = await sql.execute<Person>(raw`
      select m.id as "memberId", null as guest, m.name, m.email, m.language from members m
      where m.id = any(${raw.param(ids)}::uuid[]) and m.status = 'approved' and not exists (${ofMember(eventId)})
      order by m.id`)
    return rows
  },

  /** Returns the chosen guests of the door without a certificate. */
  async guests(sql: Sql, eventId: string, ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return []
    const { rows } = await sql.execute<Person>(raw`select ${PERSON} from ${WITHOUT(eventId)}
      where p.guest_id = any(${raw.param(ids)}::uuid[]) order by p.id`)
    return rows
  },
}
