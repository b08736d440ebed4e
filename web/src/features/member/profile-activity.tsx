import { listCompleted } from '@callofcode/contract/curriculum'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import { StreakCell, useActivity, YearCell } from '../curriculum/public.ts'
import { ownStreak } from '../streak/public.ts'
import { say } from './words/profile-words.ts'

const completed = read(listCompleted, {}, { quiet: true })

/** Loads it together with the profile. */
export const useActivityEarly = () => {
  usePrefetchQuery(completed)
  usePrefetchQuery(ownStreak)
}

/** What the member has practised. Shows nothing if it fails to load: the profile is complete without it. */
export function ProfileActivity() {
  const { data, isError } = useQuery(completed)
  const activity = useActivity(data?.completedQuestion)
  const { data: streak } = useQuery(ownStreak)
  if (!data && isError) return null
  return (
    <section className="debrief two-c" aria-label={say('activity')} aria-busy={!data || undefined}>
      <YearCell days={activity} />
      <StreakCell streaks={streak?.data}>
        <Link className="link" to={paths.dsa}>
          {say('goOnPractising')}
        </Link>
      </StreakCell>
    </section>
  )
}
