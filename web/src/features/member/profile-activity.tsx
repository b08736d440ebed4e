import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { StreakCell, YearCell } from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { ownStreak } from '../streak/public.ts'
import { say } from './words/profile-words.ts'

/** Loads it together with the profile. */
export const useActivityEarly = () => usePrefetchQuery(ownStreak)

/** The year by days, which costs the same however much was solved. Nothing if it fails to load: the profile is complete without it. */
export function ProfileActivity() {
  const { data, isError } = useQuery(ownStreak)
  if (!data && isError) return null
  const year = data?.data.year.map(({ day, done }) => ({ date: day, count: done }))
  return (
    <section className="debrief two-c" aria-label={say('activity')} aria-busy={!data || undefined}>
      <YearCell
        days={year ?? null}
        explained={<ExplainedFigures of="days" title={say('activity')} csv={paths.streakCsv} />}
      />
      <StreakCell streaks={data?.data}>
        <Link className="link" to={paths.dsa}>
          {say('goOnPractising')}
        </Link>
      </StreakCell>
    </section>
  )
}
