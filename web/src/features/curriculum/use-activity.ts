import type { HeatDay } from '../../platform/chart/heat.tsx'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { countByDay, lastYear } from './activity.ts'
import { dayIn } from './calendar-day.ts'
import type { Completed } from './progress.ts'
import { type Streaks, streaksOf } from './streak.ts'

export interface Activity {
  readonly year: HeatDay[]
  readonly streaks: Streaks
}

/** Days and streaks in the reader's own time zone; null until that zone is known. */
export function useActivity(completed: readonly Completed[] | undefined): Activity | null {
  const zone = useTimeZone()
  if (!zone || !completed) return null
  const today = dayIn(zone)(new Date())
  const counts = countByDay(
    completed.map(({ completedAt }) => completedAt),
    zone,
  )
  return { year: lastYear(counts, today), streaks: streaksOf(new Set(counts.keys()), today) }
}
