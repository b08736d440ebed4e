import { limits } from '@callofcode/contract/limits'
import type { SignupRequest } from '@callofcode/contract/member'
import { and, asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { isLike, members } from '../account/public.ts'

const PAGE = 30
const MOST = limits.waiting + 1
const isPending = eq(members.status, 'pending')

export const signupList = {
  /**
   * A page of the pending signups, oldest first, the total up to one more than `limits.waiting`, and where the next page
   * begins.
   */
  async list(sql: Sql, q: string | undefined, after: ExactPlace | undefined) {
    // What is searched is found first and ordered after.
    const found = somePending(MOST, q ? isLike(q) : undefined)
    const rows = await sql
      .select({
        ...{ id: members.id, name: members.name, email: members.email, passoutYear: members.passoutYear },
        ...{
          createdAt: members.createdAt,
          emailConfirmedAt: members.emailConfirmedAt,
          exactTime: exactTime(members.createdAt),
          total: raw<number>`cardinality(ids)`,
        },
      })
      .from(raw`(select array(select distinct id from (${found}) as found) as ids offset 0) as found`)
      .innerJoin(members, and(isPending, q ? raw`${members.id} = any(ids)` : undefined))
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
}

// In the order of their index: otherwise the database may read the table from its beginning, and new signups are at its end.
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
}

const present = (row: Row): SignupRequest => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  passoutYear: row.passoutYear?.getUTCFullYear() ?? null,
  emailConfirmed: row.emailConfirmedAt !== null,
  signedUpAt: row.createdAt.toISOString(),
})
