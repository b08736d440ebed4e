import { say } from 'words:today'
import type { ShortStreak } from '@callofcode/contract/streak/streak'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useOwnZone, WeekStrip } from '../streak/public.ts'

/** Shows the days in a row, in the member's time zone, and what keeps them. */
export function StreakCard({ streak }: { streak: ShortStreak }) {
  const { current, week, freezes, goal } = streak
  useOwnZone(streak.zone)
  return (
    <section className="today-card streak-card" aria-labelledby="streak">
      <h2 className="label" id="streak">
        {say('streak')}
      </h2>
      <p className="figure">
        {current} <small>{say('days', { count: current })}</small>
      </p>
      <WeekStrip days={week} today={streak.today} />
      <p className="small muted words">
        {wordsOf(streak)} {freezes > 0 && say('freezes', { count: freezes })}
      </p>
      {goal && <p className="small words">{say('goal', goal)}</p>}
      <p className="words">
        <Link className="link small" to={paths.streak}>
          {say('streakMore')}
        </Link>
      </p>
    </section>
  )
}

function wordsOf({ current, longest, countsToday, pausedUntil }: ShortStreak) {
  if (countsToday) return say('countsToday', { count: longest })
  if (pausedUntil) return say('streakRests')
  return say(current > 0 ? 'keepStreak' : 'beginStreak')
}
