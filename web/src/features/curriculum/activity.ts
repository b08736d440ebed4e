import type { HeatDay } from '../../platform/chart/heat.tsx'
import { dayIn, daysBefore } from './calendar-day.ts'

const YEAR = 365
/** What a phone has room for. */
export const HALF_YEAR = 182

/** Counts the instants on each calendar day of a time zone. */
export function countByDay(instants: readonly string[], timeZone: string): ReadonlyMap<string, number> {
  const dayOf = dayIn(timeZone)
  const counts = new Map<string, number>()
  for (const instant of instants) {
    const day = dayOf(instant)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** The year that ends today, day by day, without gaps. */
export const lastYear = (counts: ReadonlyMap<string, number>, today: string): HeatDay[] =>
  Array.from({ length: YEAR }, (_, at) => {
    const date = daysBefore(today, YEAR - 1 - at)
    return { date, count: counts.get(date) ?? 0 }
  })

export interface ActivitySum {
  readonly done: number
  readonly days: number
}

export function sumOf(days: readonly HeatDay[]): ActivitySum {
  const active = days.filter(({ count }) => count > 0)
  return { done: active.reduce((sum, { count }) => sum + count, 0), days: active.length }
}
