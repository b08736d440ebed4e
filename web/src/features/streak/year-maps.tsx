import { say } from 'words:streak'
import type { Streak } from '@callofcode/contract/streak/streak'
import { Heat, HeatKey } from '../../platform/chart/heat.tsx'
import { dayName } from '../../platform/time/shown-time.tsx'
import { classNames } from '../../platform/ui/class-names.ts'

/** Shows the year by days: how much was done on each, and which days a freeze or a break kept. */
export function YearOfDays({ year, today }: Pick<Streak, 'year' | 'today'>) {
  const counted = (state: Streak['year'][number]['state']) => year.filter((one) => one.state === state).length
  const label = say('yearLabel', {
    days: counted('active'),
    frozen: counted('frozen'),
    paused: counted('paused'),
  })
  return (
    <section aria-labelledby="year-days">
      <h2 className="label" id="year-days">
        {say('yearByDays')}
      </h2>
      <Heat
        // A day with only reviews counts as one.
        days={year.map(({ day, done, state }) => ({
          date: day,
          count: state === 'active' ? Math.max(1, done) : 0,
        }))}
        label={label}
        counted={say('done')}
        today={today}
      />
      <HeatKey />
      <p className="small muted">{label}</p>
    </section>
  )
}

interface YearOfWeeksProps {
  readonly weeks: Streak['weeks']
  readonly hasGoal: boolean
}

/** Shows the year by weeks. A week is filled if the goal was met. Without a goal, any activity fills it. */
export function YearOfWeeks({ weeks, hasGoal }: YearOfWeeksProps) {
  const isOn = ({ met, days }: Streak['weeks'][number]) => (hasGoal ? met === true : days > 0)
  const on = weeks.filter(isOn).length
  return (
    <section aria-labelledby="year-weeks">
      <h2 className="label" id="year-weeks">
        {say('yearByWeeks')}
      </h2>
      <div
        className="weeks"
        role="img"
        aria-label={say(hasGoal ? 'weeksMet' : 'weeksActive', { on, weeks: weeks.length })}
      >
        {weeks.map((week) => (
          <span key={week.monday} className={classNames(isOn(week) && 'on')} />
        ))}
      </div>
      <p className="small muted">{say(hasGoal ? 'weeksMet' : 'weeksActive', { on, weeks: weeks.length })}</p>
      <details className="curve-table">
        <summary className="btn ghost dense">{say('table')}</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{say('weekFrom')}</th>
              <th scope="col">{say('daysAndQuestions')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ monday, days, questions }) => (
              <tr key={monday}>
                <th scope="row">{dayName(monday)}</th>
                <td>{say('ofWeek', { days, questions })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
