import type { HeatDay } from '../../platform/chart/heat.tsx'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import type { Completed } from './progress.ts'

const YEAR = 365
/** Days that fit on a phone. */
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

/** Returns the year that ends today, day by day, without gaps. */
export const lastYear = (counts: ReadonlyMap<string, number>, today: string): HeatDay[] =>
  Array.from({ length: YEAR }, (_, at) => {
    const date = daysBefore(today, YEAR - 1 - at)
    return { date, count: counts.get(date) ?? 0 }
  })

interface ActivitySum {
  readonly done: number
  readonly days: number
}

export function sumOf(days: readonly HeatDay[]): ActivitySum {
  const active = days.filter(({ count }) => count > 0)
  return { done: active.reduce((sum, { count }) => sum + count, 0), days: active.length }
}

/** Returns a calendar day such as `2026-03-09`. Days are counted in UTC, where each has 24 hours. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

/** Returns a function for the calendar day in a time zone. */
export function dayIn(timeZone: string): (instant: Date | string) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (instant) => {
    const parts = format.formatToParts(new Date(instant))
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  }
}

/** Returns the year by days, in the reader's own time zone. It is null until that zone is known. */
export function useActivity(completed: readonly Completed[] | undefined): HeatDay[] | null {
  const zone = useReaderZone()
  if (!zone || !completed) return null
  const counts = countByDay(
    completed.flatMap(({ completedAt }) => completedAt ?? []),
    zone,
  )
  return lastYear(counts, dayIn(zone)(new Date()))
}
