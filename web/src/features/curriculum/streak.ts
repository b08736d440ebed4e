import { dayBefore } from './calendar-day.ts'

export interface Streaks {
  readonly current: number
  readonly longest: number
}

/**
 * Runs of days in a row. A run that ended yesterday is still alive: today is not over yet. Days are `2026-03-09` in the
 * member's own time zone.
 */
export function streaksOf(days: ReadonlySet<string>, today: string): Streaks {
  const last = days.has(today) ? today : dayBefore(today)
  return { current: runUpTo(days, last), longest: longestRun(days) }
}

function runUpTo(days: ReadonlySet<string>, last: string): number {
  let length = 0
  for (let day = last; days.has(day); day = dayBefore(day)) length += 1
  return length
}

function longestRun(days: ReadonlySet<string>): number {
  let longest = 0
  let run = 0
  let previous = ''
  for (const day of [...days].sort()) {
    run = dayBefore(day) === previous ? run + 1 : 1
    longest = Math.max(longest, run)
    previous = day
  }
  return longest
}
