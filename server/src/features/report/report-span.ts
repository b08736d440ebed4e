import { type Period, periodBefore, periodFault, periodNamed } from '@callofcode/contract/report/period'
import { dayEnd, momentOf } from '@callofcode/contract/wall-time'
import { sql as raw, type SQL } from 'drizzle-orm'
import { badInput } from '../../platform/failure.ts'

/** A period with its moments, as parts of statements. */
export interface Span {
  readonly period: Period
  readonly since: SQL
  readonly until: SQL
}

export const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** Returns the asked period, or the present term. Throws 400 for days that are none. */
export function readPeriod(asked: { from?: string | undefined; to?: string | undefined }, timeZone: string) {
  const { from, to } = asked
  const fault = periodFault({ ...(from && { from }), ...(to && { to }) })
  if (fault) throw badInput(fault)
  return from && to ? { from, to } : periodNamed('term', todayIn(timeZone))
}

/** A day begins and ends at midnight of the club. */
export function spanOf(period: Period, timeZone: string): Span {
  const since = momentOf(`${period.from}T00:00`, timeZone) ?? `${period.from}T00:00:00Z`
  return {
    period,
    since: raw`${since}::timestamptz`,
    until: raw`${dayEnd(period.to, timeZone)}::timestamptz`,
  }
}
export const spanBefore = ({ period }: Span, timeZone: string) => spanOf(periodBefore(period), timeZone)
