import { and, asc, eq, type SQL, sql as statement } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { exactPlace, exactTime, pageOf } from '../../platform/http/cursor.ts'
import { isLike, members } from '../account/public.ts'
import { eventRegistrations as registrations } from './event-tables.ts'
import { answersOf } from './questions/answer-store.ts'

const PAGE = 50

/** The sort keys of an attendee: the state, and the time and id of the registration. */
export const attendeePlace = z.tuple([z.enum(['going', 'waiting']), exactPlace])
type AttendeePlace = z.infer<typeof attendeePlace>
export type AttendeeRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Lists everybody who signed up: first those with a seat, then the waiting list. Both are in order of registration. */
export const attendeeList = {
  all: (sql: Sql, eventId: string): Promise<AttendeeRow[]> => rowsOf(sql, eventId),

  /** Returns a page of the attendees, or of those whose name or email matches the text, and the cursor of the next page. */
  async page(sql: Sql, eventId: string, q: string | undefined, after: AttendeePlace | undefined) {
    const wanted = and(q ? isLike(q) : undefined, after && follows(after))
    const { page, last } = pageOf(await rowsOf(sql, eventId, wanted).limit(PAGE + 1), PAGE)
    const next: AttendeePlace | undefined = last && [last.state, [last.exactTime, last.id]]
    return { rows: page, next }
  },
}

const follows = ([state, [time, id]]: AttendeePlace) =>
  statement`(${registrations.state}, ${registrations.createdAt}, ${registrations.id})
    > (${state}, ${`${time}+00`}::timestamptz, ${id}::uuid)`

const rowsOf = (sql: Sql, eventId: string, wanted?: SQL) =>
  sql
    .select({
      id: registrations.id,
      name: members.name,
      email: members.email,
      state: registrations.state,
      createdAt: registrations.createdAt,
      exactTime: exactTime(registrations.createdAt),
      answers: answersOf(registrations.id),
    })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.memberId))
    .where(and(eq(registrations.eventId, eventId), wanted))
    .orderBy(asc(registrations.state), asc(registrations.createdAt), asc(registrations.id))
