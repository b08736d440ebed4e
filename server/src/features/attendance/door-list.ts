import type { CHECK_INS, SEATS } from '@callofcode/contract/attendance/attendance'
import { id } from '@callofcode/contract/text'
import { sql as raw, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { BATCH_NAME } from '../batch/public.ts'
import { answersByQuestion } from '../event/public.ts'
import { factsByField, membersWithRollNumber } from '../member-fact/public.ts'

const PAGE = 100
const FILE_PAGE = 500
/** The letters of a name that the list is sorted by, to keep the cursor short. Members who share them are ordered by id. */
const LETTERS = 24

export const doorPlace = z.tuple([z.string().max(LETTERS * 3), id])
type DoorPlace = z.infer<typeof doorPlace>

export interface DoorRow {
  readonly id: string
  readonly place: string
  readonly memberId: string | null
  readonly name: string
  readonly email: string | null
  readonly seat: (typeof SEATS)[number]
  readonly attendanceId: string | null
  readonly cameAt: string | null
  readonly how: (typeof CHECK_INS)[number] | null
  readonly by: string | null
  readonly year: number | null
  readonly batch: string | null
  /** By the id of the field. */
  readonly facts: Readonly<Record<string, string>>
  /** To the questions of the event, by the id of the question. */
  readonly answers: Readonly<Record<string, string>>
  [column: string]: unknown
}
interface Wanted {
  readonly q?: string | undefined
  readonly only?: 'came' | 'missing' | undefined
}

/** The members who registered for an event and those who came without registering, by name. */
export const doorList = {
  async page(sql: Sql, eventId: string, wanted: Wanted, after: DoorPlace | undefined) {
    const { page, last } = pageOf(await read(sql, eventId, wanted, after, PAGE + 1), PAGE)
    const next: DoorPlace | undefined = last && [last.place, last.id]
    return { rows: page, next }
  },

  /** Reads all rows page by page. A slow download holds neither a connection nor memory. */
  async *all(sql: Sql, eventId: string): AsyncGenerator<DoorRow[]> {
    for (let after: DoorPlace | undefined, more = true; more; ) {
      const rows = await read(sql, eventId, {}, after, FILE_PAGE)
      yield rows
      more = rows.length === FILE_PAGE
      const last = rows.at(-1)
      after = last && [last.place, last.id]
    }
  },
}

async function read(
  sql: Sql,
  eventId: string,
  { q, only }: Wanted,
  after: DoorPlace | undefined,
  most: number,
): Promise<DoorRow[]> {
  const parts: SQL[] = [
    ...(q ? [raw`(strpos(lower(name), lower(${q})) > 0 or member_id in (${membersWithRollNumber(q)}))`] : []),
    ...(only === 'came' ? [raw`came_at is not null`] : []),
    ...(only === 'missing' ? [raw`came_at is null and seat = 'going'`] : []),
    ...(after ? [raw`(place, id) > (${after[0]}, ${after[1]}::uuid)`] : []),
  ]
  const { rows } = await sql.execute<DoorRow>(raw`
    with people as (
      select r.member_id as id, r.member_id, m.name, m.email, r.state as seat, a.id as attendance_id, a.came_at, a.how, a.by_id
      from event_registrations r join members m on m.id = r.member_id
      left join event_attendances a on a.event_id = r.event_id and a.member_id = r.member_id
      where r.event_id = ${eventId}
      union all
      select coalesce(a.member_id, a.id), a.member_id, coalesce(m.name, a.guest), m.email, 'none', a.id, a.came_at, a.how, a.by_id
      from event_attendances a left join members m on m.id = a.member_id
      where a.event_id = ${eventId} and not exists (
        select from event_registrations r where r.event_id = a.event_id and r.member_id = a.member_id)
    ), sorted as (select *, left(lower(name), ${LETTERS}) as place from people)
    select s.id, s.place, s.member_id as "memberId", s.name, s.email, s.seat, s.attendance_id as "attendanceId",
      to_char(s.came_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cameAt", s.how, b.name as by,
      extract(year from m.passout_year at time zone 'utc')::int as year, ${BATCH_NAME} as batch,
      ${factsByField(raw`m.id`)} as facts, ${answersByQuestion(raw`${eventId}`, raw`m.id`)} as answers
    from (select * from sorted ${parts.length > 0 ? raw`where ${raw.join(parts, raw` and `)}` : raw``}
      order by place, id limit ${most}) as s
    left join members b on b.id = s.by_id
    left join members m on m.id = s.member_id
    order by s.place, s.id`)
  return rows
}
