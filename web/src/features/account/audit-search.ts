import { AUDIT_OUTCOMES, listAudit } from '@callofcode/contract/audit'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { read } from '../../platform/api/read.ts'

/** What the address asks for; absent means all, the latest first. Days are of UTC. */
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

const DAY = 86_400_000
const typed = (text: string | undefined) => [...(text ?? '').trim()].slice(0, limits.search).join('')

/** The start of a day, `later` milliseconds on. */
function timeOf(day: string | undefined, later = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  return new Date(Date.parse(day) + later).toISOString()
}

/** The query of the call, without values that are missing or invalid. */
export function auditQuery(search: AuditSearch): QueryOf<typeof listAudit> {
  const given = {
    action: chosenAction(search),
    outcome: chosenOutcome(search),
    actor: typed(search.actor),
    target: typed(search.target),
    from: timeOf(search.from),
    to: timeOf(search.to, DAY),
    cursor: search.cursor,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

export const auditOf = (search: AuditSearch) =>
  read(listAudit, { query: auditQuery(search) }, { quiet: true })
