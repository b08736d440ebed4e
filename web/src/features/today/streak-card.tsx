import { QUARTER } from '@callofcode/contract/curriculum'
import { perLocale } from '../../platform/language/reader.ts'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { dayIn, daysBefore, streaksOf } from '../curriculum/public.ts'
import { say } from './today-words.ts'

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
        {say('streak')}
      </h2>
      <p className="figure">
        {zone ? current : '\u00a0'} {zone && <small>{say('days', { count: current })}</small>}
      </p>
      <Week days={days} today={today} />
      <p className="small muted words">{zone ? wordsOf(current, longest, days.has(today)) : '\u00a0'}</p>
    </section>
  )
}

function wordsOf(current: number, longest: number, countsToday: boolean) {
  if (countsToday) return say('countsToday', { count: longest })
  return say(current > 0 ? 'keepStreak' : 'beginStreak')
}

const SEVEN = [6, 5, 4, 3, 2, 1, 0] as const
const letter = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }))

/** The last seven days; filled where something was done. */
function Week({ days, today }: { days: ReadonlySet<string>; today: string }) {
  const week = SEVEN.map((ago) => ({ ago, day: today && daysBefore(today, ago) }))
  const done = week.filter(({ day }) => days.has(day)).length
  return (
    <div className="week" role="img" aria-label={say('week', { count: done })}>
      {week.map(({ ago, day }) => (
        <span key={ago} className={days.has(day) ? 'on' : undefined} data-today={ago === 0 || undefined}>
          {day ? letter().format(new Date(day)) : '\u00a0'}
        </span>
      ))}
    </div>
  )
}
