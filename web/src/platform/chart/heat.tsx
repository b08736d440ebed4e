import { classNames } from '../ui/class-names.ts'
import { type HeatDay, heatLevel, heatMonths, heatWeeks } from './heat-weeks.ts'

interface HeatProps {
  /** One entry a day, oldest first, without gaps; the last is today. A phone shows the last half year. */
  days: readonly HeatDay[]
  /** In words: "Activity, last 12 months: 118 done on 74 days". */
  label: string
}

export function Heat({ days, label }: HeatProps) {
  const today = days.at(-1)
  return (
    <div className="heat-box">
      <div className="heat" role="img" aria-label={label}>
        {heatWeeks(days).map((week, index) => (
          <span key={week.find(Boolean)?.date ?? index}>
            {week.map((day, place) => (
              <i key={day?.date ?? place} className={day ? cellClass(day, day === today) : 'none'} />
            ))}
          </span>
        ))}
      </div>
      <div className="sr">
        <HeatTable days={days} label={label} />
      </div>
    </div>
  )
}

function cellClass({ count }: HeatDay, today: boolean) {
  const level = heatLevel(count)
  return classNames(level > 0 && `h${level}`, today && 'today') || undefined
}

/** The chart in words, for people who cannot see it. */
function HeatTable({ days, label }: HeatProps) {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <table>
      <caption>{label}, by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {heatMonths(days).map(([key, sum]) => (
          <tr key={key}>
            <th scope="row">{month.format(new Date(`${key}-01T00:00:00Z`))}</th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From less to more, in the sizes the heat uses. */
export function HeatKey() {
  return (
    <p className="label plain heat-key">
      <span>less</span>
      <span className="heat keys" aria-hidden="true">
        {[undefined, 'h1', 'h2', 'h3', 'h4'].map((level) => (
          <span key={level ?? 'h0'}>
            <i className={level} />
          </span>
        ))}
      </span>
      <span>more</span>
    </p>
  )
}
