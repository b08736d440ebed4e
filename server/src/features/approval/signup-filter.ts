import type { SignupFilters } from '@callofcode/contract/site/approval'
import { and, eq, gte, lt, sql as raw, type SQL } from 'drizzle-orm'
import { isLike, isOfYear, members } from '../account/public.ts'

export const isPending = eq(members.status, 'pending')

export const domainOf = raw`substring(${members.email} from '@(.*)$')`

/** The conditions of a search among the signups that wait; undefined if it asks for all. */
export function matchesFilter({ q, year, domain, from, to }: SignupFilters): SQL | undefined {
  return and(
    q ? isLike(q) : undefined,
    year === undefined ? undefined : isOfYear(year),
    domain && raw`${domainOf} = any(${raw.param(domain)}::text[])`,
    from ? gte(members.createdAt, new Date(from)) : undefined,
    to ? lt(members.createdAt, new Date(to)) : undefined,
  )
}
