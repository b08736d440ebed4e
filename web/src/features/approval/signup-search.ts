import { listDecisions, summarizeSignups } from '@callofcode/contract/approval/approval'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { listSignups } from '@callofcode/contract/member/member'
import { read } from '../../platform/api/read.ts'
import { dayStart } from '../../platform/time/day-start.ts'

/** The search in the address. The default is who waits longest. */
export interface SignupSearch {
  readonly q?: string | undefined
  readonly year?: string | undefined
  /** Domains, separated by commas. */
  readonly domain?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
}
export type SignupQuery = QueryOf<typeof summarizeSignups>
/** The form that is sent: domains are one text. */
type Sent = Omit<SignupQuery, 'domain'> & { domain?: string | undefined }

const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

export const chosenDomains = ({ domain = '' }: SignupSearch): string[] =>
  domain
    .toLowerCase()
    .split(',')
    .filter((name) => DOMAIN.test(name))
    .slice(0, 20)

export const chosenYear = ({ year = '' }: SignupSearch) =>
  /^(?:[12]\d{3}|none)$/.test(year) ? year : undefined

/** Returns the filters of the call, without missing or invalid values. */
export function filtersOf(search: SignupSearch, zone: string | null): Sent {
  const given = {
    q: [...(search.q ?? '').trim()].slice(0, limits.search).join(''),
    year: chosenYear(search),
    domain: chosenDomains(search).join(','),
    from: dayStart(search.from, zone),
    to: dayStart(search.to, zone, 1),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

export const isFiltered = (search: SignupSearch) => Object.keys(filtersOf(search, null)).length > 0

export const signupsOf = (search: SignupSearch, zone: string | null) =>
  read(
    listSignups,
    { query: { ...filtersOf(search, zone), ...(search.cursor && { cursor: search.cursor }) } },
    { quiet: true },
  )
export const summaryOf = (search: SignupSearch, zone: string | null) =>
  read(summarizeSignups, { query: filtersOf(search, zone) }, { quiet: true })
export const openDecisions = read(listDecisions, {}, { quiet: true })
