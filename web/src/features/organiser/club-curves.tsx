import { say } from 'words:organiser'
import { type ClubWeek, clubWeekFile, SERIES, type Series } from '@callofcode/contract/organiser/organiser'
import { fileAddress } from '../../platform/api/client.ts'
import { Curve as Drawn } from '../../platform/chart/curve.tsx'
import { Explained } from '../../platform/chart/explained.tsx'
import { figure, perLocale } from '../../platform/language/reader.ts'
import { Icon } from '../../platform/ui/icon.tsx'

const said: Readonly<Record<Series, { title: string; now: string; about: string }>> = {
  members: {
    get title() {
      return say('members')
    },
    get now() {
      return say('now')
    },
    get about() {
      return say('membersCurve')
    },
  },
  active: {
    get title() {
      return say('activeMembers')
    },
    get now() {
      return say('thisWeekSoFar')
    },
    get about() {
      return say('whoTickedAQuestion')
    },
  },
  solved: {
    get title() {
      return say('questionsSolved')
    },
    get now() {
      return say('thisWeekSoFar')
    },
    get about() {
      return say('solvedExplained')
    },
  },
}

/** Shows the club's activity week by week, as a curve, a table and a file. */
export const ClubCurves = ({ weeks }: { weeks: readonly ClubWeek[] }) => (
  <section className="desk-figures" aria-labelledby="club-weeks">
    <h2 className="card-title" id="club-weeks">
      {say('clubWeeks')}
    </h2>
    <div className="desk-grid">
      {SERIES.map((series) => (
        <Curve key={series} series={series} weeks={weeks} />
      ))}
    </div>
  </section>
)

// In English the day stands before the month, which takes less room.
const day = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      ...({ day: 'numeric', month: 'short', timeZone: 'UTC' } as const),
    }),
)
const dayOf = (week: string) => day().format(new Date(`${week}T00:00:00Z`))

function Curve({ series, weeks }: { series: Series; weeks: readonly ClubWeek[] }) {
  const { title, now, about } = said[series]
  const values = weeks.map((week) => week[series])
  const top = Math.max(0, ...values)
  const [first, latest] = [weeks[0], weeks.at(-1)]
  if (!first || !latest) return null
  const words = say('curveSays', {
    title,
    weeks: weeks.length,
    top: figure(top),
    first: figure(first[series]),
    last: figure(latest[series]),
  })
  return (
    <section className="desk-card" aria-labelledby={`curve-${series}`}>
      <div className="label title-line">
        <h3 id={`curve-${series}`}>{title}</h3>
        <Explained title={title} csv={fileAddress(clubWeekFile, { params: { series } })}>
          {about}
        </Explained>
      </div>
      <p className="curve-now">
        <span className="figure">{figure(latest[series])}</span> <span className="small muted">{now}</span>
      </p>
      <Drawn values={values} label={words} />
      <p className="curve-span label plain">
        <span>{dayOf(first.week)}</span>
        <span aria-hidden="true">{say('most', { top })}</span>
        <span>{dayOf(latest.week)}</span>
      </p>
      <details className="curve-table">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('curveTable', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{say('weekFrom')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">{dayOf(week.week)}</th>
                <td>{figure(week[series])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
