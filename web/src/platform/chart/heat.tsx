import { say } from 'words:parts'
import { perLocale } from '../language/reader.ts'
import { classNames } from '../ui/class-names.ts'

interface HeatProps {
  /** One entry a day, oldest first, without gaps. A phone shows the last half year. */
  days: readonly HeatDay[]
  /** In words: "Activity, last 12 months: 118 done on 74 days". */
  label: string
  /** The counted unit, above the counts of the months. */
  counted?: string
  /** The current day. The default is the last day in `days`. */
  today?: string
}

export function Heat({ days, label, counted, today = days.at(-1)?.date }: HeatProps) {
  return (
    <div className="heat-box">
      <div className="heat" role="img" aria-label={label}>
        {heatWeeks(days).map((week, index) => (
          <span key={week.find(Boolean)?.date ?? index}>
            {week.map((day, place) => (
              <i key={day?.date ?? place} className={day ? cellClass(day, day.date === today) : 'none'} />
            ))}
          </span>
        ))}
      </div>
      <div className="sr">
        <HeatTable days={days} label={label} counted={counted ?? say('count')} />
      </div>
    </div>
  )
}

function cellClass({ count }: HeatDay, today: boolean) {
  const level = heatLevel(count)
  return classNames(level > 0 && `h${level}`, today && 'today') || undefined
}

const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Shows the chart in words, for people who cannot see it. */
function HeatTable({ days, label, counted }: HeatProps) {
  return (
    <table>
      <caption>{say('byMonth', { label })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('month')}</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {heatMonths(days).map(([key, sum]) => (
          <tr key={key}>
            <th scope="row">{month().format(new Date(`${key}-01T00:00:00Z`))}</th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows the key from less to more, in the sizes of the heat. */
export function HeatKey() {
  return (
    <p className="label plain heat-key">
      <span>{say('less')}</span>
      <span className="heat keys" aria-hidden="true">
        {[undefined, 'h1', 'h2', 'h3', 'h4'].map((level) => (
          <span key={level ?? 'h0'}>
            <i className={level} />
          </span>
        ))}
      </span>
      <span>{say('moreColour')}</span>
    </p>
  )
}

export interface HeatDay {
  /** `2026-03-09`, in the reader's time zone. */
  date: string
  count: number
}

type HeatLevel = 0 | 1 | 2 | 3 | 4

/** The levels are 1 · 2 to 3 · 4 to 6 · 7 and more. */
export function heatLevel(count: number): HeatLevel {
  if (count <= 0) return 0
  if (count === 1) return 1
  if (count <= 3) return 2
  return count <= 6 ? 3 : 4
}

/** Returns columns of seven days from Monday. Days before the first are null. */
export function heatWeeks(days: readonly HeatDay[]): (HeatDay | null)[][] {
  const first = days[0]
  if (!first) return []
  const lead = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7
  const cells = [...Array<null>(lead).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Returns sums by month, in order: `[['2026-03', 14], …]`. */
export function heatMonths(days: readonly HeatDay[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { date, count } of days) sums.set(date.slice(0, 7), (sums.get(date.slice(0, 7)) ?? 0) + count)
  return [...sums]
}
