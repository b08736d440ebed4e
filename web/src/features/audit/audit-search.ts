import { AUDIT_OUTCOMES, listAudit } from '@callofcode/contract/audit/audit'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { read } from '../../platform/api/read.ts'
import { dayStart } from '../../platform/time/day-start.ts'

/** The search in the address. An absent key means all rows, newest first. */
export interface AuditSearch {
  readonly action?: string | undefined
  readonly outcome?: string | undefined
  readonly actor?: string | undefined
  readonly target?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
}

export const chosenOutcome = ({ outcome }: AuditSearch) => AUDIT_OUTCOMES.find((one) => one === outcome)
export const chosenAction = ({ action = '' }: AuditSearch) =>
  /^[a-z-]+(\.[a-z-]*)?$/.test(action) && action.length <= 60 ? action : undefined

const typed = (text: string | undefined) => [...(text ?? '').trim()].slice(0, limits.search).join('')

/** Returns the query of the call, without missing or invalid values. */
export function auditQuery(search: AuditSearch, zone: string | null): QueryOf<typeof listAudit> {
  const given = {
    action: chosenAction(search),
    outcome: chosenOutcome(search),
    actor: typed(search.actor),
    target: typed(search.target),
    from: dayStart(search.from, zone),
    to: dayStart(search.to, zone, 1),
    cursor: search.cursor,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

export const auditOf = (search: AuditSearch, zone: string | null) =>
  read(listAudit, { query: auditQuery(search, zone) }, { quiet: true })
