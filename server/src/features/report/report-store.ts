import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import {
  MOST_EVENTS,
  type ReportEvent,
  type ReportFigure,
  type ReportPerson,
  type ReportTotals,
} from '@callofcode/contract/report/report'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { ACCOUNTS, becameMember, FIRST_JOINED, wasMember } from '../account/public.ts'
import { checkedIn } from '../attendance/public.ts'
import { batchNameOf } from '../batch/public.ts'
import { certifiedBetween, certifiedFor } from '../certificate/public.ts'
import { meanRating, signedUpFor } from '../event/public.ts'
import { factOf } from '../member-fact/public.ts'
import { acts, eventsIn, solves, standsBehind } from './report-acts.ts'
import type { Span } from './report-span.ts'

/** The people of one page. */
const PAGE = 50

export interface PeopleQuery {
  readonly figure: ReportFigure
  readonly batch?: string | undefined
  readonly branch?: string | undefined
  readonly noBranch?: '1' | undefined
  readonly event?: string | undefined
}
export interface Group {
  readonly batch: string | null
  readonly batchName: string | null
  readonly branch: string | null
  readonly members: number
  readonly joined: number
  [column: string]: unknown
}

/** A condition on the member `m`. */
function narrowed(span: Span, { figure, batch, branch, noBranch, event }: PeopleQuery): SQL {
  const inBatch = batch === 'none' ? raw`and m.batch_id is null` : raw`and m.batch_id = ${batch}::uuid`
  const ofBranch = raw`and ${factOf(raw`m.id`, BRANCH)} is not distinct from ${noBranch ? null : branch}::text`
  return raw`${standsBehind(figure, span, event)} ${batch ? inBatch : raw``}
    ${noBranch || branch !== undefined ? ofBranch : raw``}`
}
const many = (people: SQL) => raw`(select count(*)::int from (${people}) person)`
const end = ({ until }: Span) => raw`least(${until}, now())`

/** Each method is one statement, which counts in the database and answers with a few rows, however large the club is. */
export const reportStore = {
  /** Returns the day of the first member, or null. */
  async clubSince(sql: Sql, zone: string): Promise<string | null> {
    const { rows } = await sql.execute<{ day: string | null }>(raw`
      select to_char(${FIRST_JOINED} at time zone ${zone}, 'YYYY-MM-DD') as day`)
    return rows[0]?.day ?? null
  },

  async totals(sql: Sql, span: Span): Promise<ReportTotals> {
    const { since, until } = span
    const { rows } = await sql.execute<ReportTotals & Record<string, unknown>>(raw`
      select people.*, acting.*, held.*, ${many(certifiedBetween(since, until))} as certificates
      from (select (count(*) filter (where ${wasMember(end(span))}))::int as members,
          (count(*) filter (where ${becameMember(since, until)}))::int as joined from ${ACCOUNTS}) people
      cross join (select count(*)::int as active, coalesce(sum(solved), 0)::int as solved from (
          select member_id, sum(solved) as solved from (${acts(span)}) act group by member_id) each) acting
      cross join (select count(*)::int as events, coalesce(sum(${many(signedUpFor(raw`e.id`))}), 0)::int as "signedUp",
          coalesce(sum(${many(checkedIn(raw`e.id`))}), 0)::int as came from ${eventsIn(span)}) held`)
    return rows[0] as ReportTotals
  },

  /** Returns a row for each batch and branch that somebody has both of. */
  async groups(sql: Sql, span: Span): Promise<Group[]> {
    const { rows } = await sql.execute<Group>(raw`
      select batch, ${batchNameOf(raw`batch`)} as "batchName", branch, count(*) filter (where was)::int as members,
        count(*) filter (where became)::int as joined
      from (select m.batch_id as batch, ${factOf(raw`m.id`, BRANCH)} as branch, ${wasMember(end(span))} as was,
          ${becameMember(span.since, span.until)} as became from ${ACCOUNTS}) who
      where was or became group by batch, branch order by "batchName" nulls last, branch nulls last`)
    return rows
  },

  /** Returns the weeks in which somebody did something, by their Monday. */
  async weeks(sql: Sql, span: Span, zone: string) {
    const { rows } = await sql.execute<{ monday: string; active: number; solved: number }>(raw`
      select to_char(monday, 'YYYY-MM-DD') as monday, count(*)::int as active, sum(solved)::int as solved
      from (select date_trunc('week', at at time zone ${zone}) as monday, member_id, sum(solved) as solved
        from (${acts(span)}) act group by 1, 2) each group by monday order by monday`)
    return rows
  },

  /** Counts what was solved by difficulty. A verdict without a tick has that of its problem. */
  async difficulties(sql: Sql, span: Span, problems: readonly { slug: string; difficulty: string }[]) {
    const { rows } = await sql.execute<{ difficulty: string; solved: number }>(raw`
      select coalesce(s.difficulty, p.difficulty) as difficulty, count(*)::int as solved
      from (${solves(span)}) s left join unnest(${raw.param(problems.map(({ slug }) => slug))}::text[],
        ${raw.param(problems.map(({ difficulty }) => difficulty))}::text[]) p (slug, difficulty) on p.slug = s.problem
      group by 1`)
    return rows
  },

  async events(sql: Sql, span: Span): Promise<ReportEvent[]> {
    const { rows } = await sql.execute<ReportEvent & Record<string, unknown>>(raw`
      select e.id as "_id", e.title, to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD') as day,
        e.capacity as seats, ${many(signedUpFor(raw`e.id`))} as "signedUp", nullif(came.all, 0) as came, came.guests,
        ${meanRating(raw`e.id`)} as rating, ${many(certifiedFor(raw`e.id`))} as certificates
      from ${eventsIn(span)}
      cross join lateral (select count(*)::int as all, (count(*) filter (where member_id is null))::int as guests
        from (${checkedIn(raw`e.id`)}) person) came
      order by e.starts_at, e.id limit ${MOST_EVENTS}`)
    return rows
  },

  /** Returns how many people stand behind a figure, and the name of the part to which they are narrowed. */
  async behind(sql: Sql, span: Span, asked: PeopleQuery) {
    const { batch, branch = null, event } = asked
    const part = event
      ? raw`(select e.title from ${eventsIn(span, event)})`
      : batch && batch !== 'none'
        ? batchNameOf(raw`${batch}::uuid`)
        : raw`${branch}::text`
    const { rows } = await sql.execute<{ people: number; part: string | null }>(raw`
      select (select count(*)::int from ${ACCOUNTS} where ${narrowed(span, asked)}) as people, ${part} as part`)
    return rows[0] ?? { people: 0, part: null }
  },

  /** Returns a page of the people behind a figure, by name. */
  async people(sql: Sql, span: Span, asked: PeopleQuery, after: readonly [string, string] | undefined) {
    const { rows } = await sql.execute<ReportPerson & { place: string } & Record<string, unknown>>(raw`
      select page.id as "_id", page.name, ${batchNameOf(raw`page.batch_id`)} as batch, ${factOf(raw`page.id`, ROLL_NUMBER)} as "rollNumber",
        lower(page.name) as place
      from (select m.id, m.name, m.batch_id from ${ACCOUNTS} where ${narrowed(span, asked)}
        ${after ? raw`and (lower(m.name), m.id) > (${after[0]}, ${after[1]}::uuid)` : raw``}
        order by lower(m.name), m.id limit ${PAGE + 1}) page
      order by place, page.id`)
    const { page, last } = pageOf(rows, PAGE)
    return {
      rows: page.map(({ _id, name, batch, rollNumber }) => ({ _id, name, batch, rollNumber })),
      next: last && [last.place, last._id],
    }
  },
}
