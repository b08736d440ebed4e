import type { ShortStreak, Streak } from '@callofcode/contract/streak/streak'
import { countDays, countWeeks, nameOf, statesOf } from './count-streak.ts'
import type { StreakRow } from './streak-store.ts'

const YEAR = 365
const WEEKS = 53

export function presentShort(row: StreakRow): ShortStreak {
  const { zone, today, goal, pauses } = row
  const { current, longest, freezes, frozen } = countDays(row)
  const weeks = countWeeks(row, goal)
  const paused = pauses.filter(({ from, to }) => from <= today && today <= to).map(({ to }) => to)
  return {
    zone,
    today: nameOf(today),
    current,
    longest,
    freezes,
    countsToday: row.active.some(({ day }) => day === today),
    week: statesOf(row, frozen, 7),
    pausedUntil: paused.length > 0 ? nameOf(Math.max(...paused)) : null,
    goal: goal && { ...goal, done: weeks.done, current: weeks.current, longest: weeks.longest },
  }
}

export function presentStreak(row: StreakRow): Omit<Streak, 'pauses'> {
  const done = new Map(row.active.map((one) => [nameOf(one.day), one.done]))
  const year = statesOf(row, countDays(row).frozen, YEAR)
  return {
    ...presentShort(row),
    year: year.map((one) => ({ ...one, done: done.get(one.day) ?? 0 })),
    weeks: countWeeks(row, row.goal).weeks.slice(-WEEKS),
  }
}
