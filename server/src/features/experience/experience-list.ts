import type { QueryOf } from '@callofcode/contract/endpoint'
import type { listExperiences } from '@callofcode/contract/experience/experience'
import { and, asc, desc, eq, getTableColumns, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { badAfter, following, holdsWords } from '../../platform/http/part-of-list.ts'
import { members, pageLinkColumns } from '../account/public.ts'
import { excerptOf } from '../search/public.ts'
import { plainName } from './company-store.ts'
import { askedColumn, experienceStore, type SignedExperience, signatureOf } from './experience-store.ts'
import { experiences } from './experience-tables.ts'
import { companySpellings } from './round-tables.ts'

type Wanted = QueryOf<typeof listExperiences>

/** More rows than there can be. */
const ALL = 2 ** 31
/** A reader chooses a role from a single list. */
const MOST_ROLES = 200

/** Reads accepted experiences, newest first. */
export const experienceList = {
  /** Lists one row more than the limit, if there is one. Texts are read only if a field needs them. */
  async list(sql: Sql, { limit, after, fields, ...filters }: Wanted) {
    const isRead = !fields || fields.includes('content') || fields.includes('html')
    const rows = await sql
      .select({
        ...getTableColumns(experiences),
        content: raw<string>`${isRead ? experiences.content : raw`''`}`,
        excerpt: excerptOf('experience', experiences, fields),
        member: pageLinkColumns,
        asked:
          !fields || fields.includes('rounds') ? askedColumn : raw<SignedExperience['asked']>`'[]'::json`,
      })
      .from(experiences)
      .leftJoin(members, signatureOf)
      .where(and(fits(filters), following(experiences, after)))
      .orderBy(desc(experiences.createdAt), asc(experiences.id))
      .limit(limit === undefined ? ALL : limit + 1)
    if (after !== undefined && rows.length === 0 && !(await experienceStore.get(sql, after))) throw badAfter()
    return rows
  },

  /** Returns each role once, in the spelling of its newest experience, and each year, latest first. */
  async choices(sql: Sql): Promise<{ roles: string[]; years: string[] }> {
    const { rows: roles } = await sql.execute<{ role: string }>(ROLES)
    const { rows: years } = await sql.execute<{ year: string }>(YEARS)
    return { roles: roles.map(({ role }) => role), years: years.map(({ year }) => year) }
  },
}

// These expressions have indexes: 0032-parts-of-experiences.sql.
const words = raw`lower(${experiences.company} || chr(10) || ${experiences.role} || chr(10) || ${experiences.candidate})`
export const isListed = and(eq(experiences.status, 'accepted'), isNull(experiences.removedAt))

const fits = ({ company, result, role, year, q }: Wanted): SQL | undefined =>
  and(
    isListed,
    company
      ? // Matches every spelling of the company.
        raw`${plainName(experiences.company)} = any(array(select other.spelling from ${companySpellings} as one
          join ${companySpellings} as other on other.company_id = one.company_id
          where one.spelling = ${plainName(company)}) || ${plainName(company)})`
      : undefined,
    result ? eq(experiences.verdict, result) : undefined,
    role ? raw`${plainName(experiences.role)} = ${plainName(role)}` : undefined,
    year ? isWithin(Number(year)) : undefined,
    holdsWords(words, q),
  )

const isWithin = (year: number) =>
  raw`${experiences.createdAt} >= ${yearAt(year)} and ${experiences.createdAt} < ${yearAt(year + 1)}`
/** Years are in UTC. There is no year 0. */
const yearAt = (year: number) => raw`make_timestamptz(${Math.max(year, 1)}::int, 1, 1, 0, 0, 0, 'UTC')`

// Each step continues in the index after the last value found. So the rows of the same role or year are skipped.
const nextRole = (name: SQL) => raw`
  select ${plainName(experiences.role)} as name, ${experiences.role} as role from ${experiences}
  where ${isListed} and ${plainName(experiences.role)} > ${name}
  order by 1, ${experiences.createdAt} desc, ${experiences.id} limit 1`
const ROLES = raw`
  with recursive listed as (
    (${nextRole(raw`''`)})
    union all
    select next.name, next.role from listed cross join lateral (${nextRole(raw`listed.name`)}) as next
  )
  select role from listed limit ${MOST_ROLES}`

const yearBefore = (time: SQL) => raw`
  select date_trunc('year', ${experiences.createdAt}, 'UTC') as year from ${experiences}
  where ${isListed} and ${experiences.createdAt} < ${time} order by ${experiences.createdAt} desc limit 1`
const YEARS = raw`
  with recursive listed as (
    (${yearBefore(raw`'infinity'`)})
    union all
    select next.year from listed cross join lateral (${yearBefore(raw`listed.year`)}) as next
  )
  select to_char(year at time zone 'UTC', 'YYYY') as year from listed`
