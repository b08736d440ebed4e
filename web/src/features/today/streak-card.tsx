import { QUARTER } from '@callofcode/contract/curriculum'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { dayIn, daysBefore, streaksOf } from '../curriculum/public.ts'

interface StreakCardProps {
  /** Quarters of an hour since 1970 in which questions were completed. */
  active: readonly number[]
}

/** Days in a row, in the reader's own time zone, and what keeps them. Its room is kept until the zone is known. */
export function StreakCard({ active }: StreakCardProps) {
  const zone = useTimeZone()
  const dayOf = zone ? dayIn(zone) : undefined
  const today = dayOf?.(new Date()) ?? ''
  const days = new Set(dayOf ? active.map((quarter) => dayOf(new Date(quarter * QUARTER))) : [])
  const { current, longest } = streaksOf(days, today || '2000-01-01')
  return (
    <section className="today-card streak-card" aria-labelledby="streak" aria-busy={!zone || undefined}>
      <h2 className="label" id="streak">
        Streak
      </h2>
      <p className="figure">
        {zone ? current : '\u00a0'} {zone && <small>{current === 1 ? 'day' : 'days'}</small>}
      </p>
      <Week days={days} today={today} />
      <p className="small muted words">{zone ? wordsOf(current, longest, days.has(today)) : '\u00a0'}</p>
    </section>
  )
}

function wordsOf(current: number, longest: number, countsToday: boolean) {
  if (countsToday) return `Today counts. Longest: ${counted(longest, 'day', 'days')}.`
  const act = 'Tick a question or solve a problem today'
  return current > 0 ? `${act} to keep it.` : `${act} to begin one.`
}

const SEVEN = [6, 5, 4, 3, 2, 1, 0] as const
const letter = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' })

/** The last seven days; filled where something was done. */
function Week({ days, today }: { days: ReadonlySet<string>; today: string }) {
  const week = SEVEN.map((ago) => ({ ago, day: today && daysBefore(today, ago) }))
  const done = week.filter(({ day }) => days.has(day)).length
  return (
    <div className="week" role="img" aria-label={`Active on ${done} of the last 7 days`}>
      {week.map(({ ago, day }) => (
        <span key={ago} className={days.has(day) ? 'on' : undefined} data-today={ago === 0 || undefined}>
          {day ? letter.format(new Date(day)) : '\u00a0'}
        </span>
      ))}
    </div>
  )
}
