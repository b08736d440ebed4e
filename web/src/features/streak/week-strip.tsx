import { say } from 'words:streak'
import type { DayState } from '@callofcode/contract/streak/streak'
import { perLocale } from '../../platform/language/reader.ts'
import { classNames } from '../../platform/ui/class-names.ts'
import './streak.css'

const letter = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }))

/** Shows the last seven days. Active days are filled. Days that a freeze or a break kept are marked. */
export function WeekStrip({ days, today }: { days: readonly DayState[]; today: string }) {
  const counted = (state: DayState['state']) => days.filter((one) => one.state === state).length
  const label = say('week', {
    count: counted('active'),
    frozen: counted('frozen'),
    paused: counted('paused'),
  })
  return (
    <div className="week" role="img" aria-label={label}>
      {days.map(({ day, state }) => (
        <span
          key={day}
          className={classNames(
            state === 'active' && 'on',
            state === 'frozen' && 'frozen',
            state === 'paused' && 'paused',
          )}
          data-today={day === today || undefined}
        >
          {letter().format(new Date(day))}
        </span>
      ))}
    </div>
  )
}
