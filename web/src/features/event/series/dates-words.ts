import { shortDate } from '../event-times.ts'

interface At {
  readonly startsAt: string
}

/** `Aug 8, Aug 15, … Oct 24, 2026`: the first few and the last. */
export function datesWords(dates: readonly At[], timeZone: string, most = 4): string {
  const all = dates.map(({ startsAt }) => shortDate(startsAt, timeZone))
  const last = all.at(-1) ?? ''
  if (all.length <= most + 1) return all.join('; ')
  return `${all.slice(0, most).join('; ')}; … ${last}`
}
