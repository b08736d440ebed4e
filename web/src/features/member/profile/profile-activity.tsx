import { say } from 'words:profile'
import { streakFile } from '@callofcode/contract/streak/streak'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fileAddress } from '../../../platform/api/client.ts'
import { paths } from '../../../platform/paths.ts'
import { StreakCell, YearCell } from '../../curriculum/public.ts'
import { ExplainedFigures } from '../../figures/public.ts'
import { ownStreak } from '../../streak/public.ts'

/** Loads the activity together with the profile. */
export const useActivityEarly = () => usePrefetchQuery(ownStreak)

/**
 * Shows the year by days, at the same cost for any number of solved problems. It renders nothing on failure, because the profile
 * is complete without it.
 */
export function ProfileActivity() {
  const { data, isError } = useQuery(ownStreak)
  if (!data && isError) return null
  const year = data?.data.year.map(({ day, done }) => ({ date: day, count: done }))
  return (
    <section className="debrief two-c" aria-label={say('activity')} aria-busy={!data || undefined}>
      <YearCell
        days={year ?? null}
        explained={<ExplainedFigures of="days" title={say('activity')} csv={fileAddress(streakFile, {})} />}
      />
      <StreakCell streaks={data?.data}>
        <Link className="link" to={paths.dsa}>
          {say('goOnPractising')}
        </Link>
      </StreakCell>
    </section>
  )
}
