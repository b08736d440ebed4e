// The parts of attendance for other features: the events that a member came to.

import type { Attended, MemberPage } from '@callofcode/contract/member/member-page'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/** The number of events that are listed. All of them are counted. */
const NAMED = 20

/** Returns the events that a member came to. The statement is prepared and reads the rows of one member. */
export const attendedStore = {
  async last({ pool }: Database, memberId: string): Promise<NonNullable<MemberPage['events']>> {
    const { rows } = await pool.query<Attended & { count: number }>({
      ...ATTENDED,
      values: [memberId, NAMED],
    })
    return { count: rows[0]?.count ?? 0, data: rows.map(({ id, title, date }) => ({ id, title, date })) }
  },
}

const ATTENDED = {
  name: 'page-attended',
  text: `select e.id, e.title, to_char(e.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
           count(*) over ()::int as count
         from event_attendances a join events e on e.id = a.event_id
         where a.member_id = $1 and e.cancelled_at is null order by e.starts_at desc, e.id desc limit $2`,
}

/** The check-ins at an event: `member_id`, which guests lack. */
export const checkedIn = (eventId: SQL) =>
  raw`select member_id from event_attendances where event_id = ${eventId}`

/** Everybody who checked in at an event: `id` of the check-in, and `member_id` or, for guests, the name as `guest`. */
export const cameTo = (eventId: SQL) =>
  raw`select id, member_id, guest from event_attendances where event_id = ${eventId}`
