import type { SignupFilters, SignupSummary } from '@callofcode/contract/approval/approval'
import { limits } from '@callofcode/contract/limits'
import type { SignupRequest } from '@callofcode/contract/member/member'
import { and, asc, eq, gte, lt, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { isLike, isOfYear, members, yearOf } from '../account/public.ts'
import { factsOf } from '../member-fact/public.ts'

export const isPending = eq(members.status, 'pending')

const domainOf = raw`substring(${members.email} from '@(.*)$')`

/** Returns the conditions of a search among the waiting signups, or undefined for all of them. */
export function matchesFilter({ q, year, domain, from, to }: SignupFilters): SQL | undefined {
  return and(
    q ? isLike(q) : undefined,
    year === undefined ? undefined : isOfYear(year),
    domain && raw`${domainOf} = any(${raw.param(domain)}::text[])`,
    from ? gte(members.createdAt, new Date(from)) : undefined,
    to ? lt(members.createdAt, new Date(to)) : undefined,
  )
}

const PAGE = 30
const MOST = limits.decided + 1
/** The most domains to choose from. The search finds others. */
const MOST_CHOICES = 12

export const signupList = {
  /**
   * Returns a page of the pending signups, oldest first, with the cursor of the next page. The total goes up to one more than
   * `limits.decided`.
   */
  async list(sql: Sql, filters: SignupFilters, after: ExactPlace | undefined) {
    // The matches are found first and ordered after that.
    const wanted = matchesFilter(filters)
    const found = somePending(MOST, wanted)
    // The index of letters finds few matches for a text. The other filters are read in the order of the list until a page is
    // full.
    const isFound = filters.q ? raw`${members.id} = any(ids)` : wanted
    const rows = await sql
      .select({
        id: members.id,
        name: members.name,
        email: members.email,
        passoutYear: members.passoutYear,
        createdAt: members.createdAt,
        emailConfirmedAt: members.emailConfirmedAt,
        exactTime: exactTime(members.createdAt),
        facts: factsOf(members.id),
        total: raw<number>`least(cardinality(ids), ${MOST}::int)`,
      })
      .from(raw`(select array(select distinct id from (${found}) as found) as ids offset 0) as found`)
      .innerJoin(members, and(isPending, isFound))
      .where(after && raw`(${members.createdAt}, ${members.id}) > ${placeValues(after)}`)
      .orderBy(asc(members.createdAt), asc(members.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.id]
    return { data: page.map(present), total: rows[0]?.total ?? 0, next }
  },

  /** The number of pending signups, up to `most`. */
  async count(sql: Sql, most: number): Promise<number> {
    const { rows } = await sql.execute<{ count: number }>(
      raw`select count(*)::int as count from (${somePending(most)}) as waiting`,
    )
    return rows[0]?.count ?? 0
  },

  /** Counts waiting and matching signups in one statement, each up to one more than `limits.decided`. */
  async summary(sql: Sql, filters: SignupFilters): Promise<SignupSummary> {
    const most = limits.decided + 1
    const wanted = matchesFilter(filters)
    // Few signups wait, so the text of each one is compared. The longest waiting comes first, as in decisions.
    const { rows } = await sql.execute<SummaryRow>(raw`
      with waiting as materialized (
        select ${yearOf} as year, ${domainOf} as domain, ${wanted ?? raw`true`} as matches from ${members}
        where ${isPending} order by ${members.createdAt}, ${members.id} limit ${most}
      )
      select
        (select count(*)::int from waiting) as waiting,
        (select count(*)::int from waiting where matches) as matching,
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as as_of,
        (select coalesce(json_agg(years order by year), '[]') from (
          select year, count(*)::int as count from waiting group by year) as years) as years,
        (select coalesce(json_agg(domains order by count desc, domain), '[]') from (
          select domain, count(*)::int as count from waiting group by domain
          order by count desc, domain limit ${MOST_CHOICES}) as domains) as domains`)
    const [row] = rows
    if (!row) throw new Error('a select of values has one row')
    const { waiting, matching, as_of: asOf, years, domains } = row
    return { waiting, matching, asOf, years, domains }
  },
}

interface SummaryRow extends Pick<SignupSummary, 'waiting' | 'matching' | 'years' | 'domains'> {
  as_of: string
  [key: string]: unknown
}

// The order is that of the index. Otherwise the database may read the table from its beginning, and new signups are at its end.
const somePending = (most: number, wanted?: SQL) =>
  raw`select id from ${members} where ${and(isPending, wanted)}
    ${wanted ? raw`` : raw`order by ${members.createdAt}, ${members.id}`} limit ${most}`

interface Row {
  id: string
  name: string
  email: string
  passoutYear: Date | null
  emailConfirmedAt: Date | null
  createdAt: Date
  facts: { name: string; value: string }[]
}

const present = (row: Row): SignupRequest => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  passoutYear: row.passoutYear?.getUTCFullYear() ?? null,
  emailConfirmed: row.emailConfirmedAt !== null,
  signedUpAt: row.createdAt.toISOString(),
  facts: row.facts.map(({ name, value }) => ({ name, value })),
})
