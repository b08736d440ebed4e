import { say } from 'words:review'
import { type Memory, memoryFile } from '@callofcode/contract/review/review'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { FigureCard } from '../../platform/chart/figure-card.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ReviewHead } from './review-head.tsx'
import { ownMemory } from './review-queries.ts'
import './reviews.css'

export const head = () => ({ title: titled(say('keptTitle')), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(ownMemory)

/** Shows how much of the solved material the member still knows. */
export function Page() {
  const { data, isError, refetch } = useQuery(ownMemory)
  return (
    <main id="main" className="page reviews">
      <ReviewHead view={paths.kept} title={say('keptTitle')} />
      {data && <Kept memory={data.data} />}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton width={100} size="tall" />
        </Loading>
      )}
    </main>
  )
}

function Kept({ memory: { questions, curve, months } }: { memory: Memory }) {
  if (questions === 0)
    return (
      <EmptyState
        title={say('nothingKept')}
        action={
          <Link className={buttonClass()} to={paths.dsa}>
            {say('toTracker')}
          </Link>
        }
      >
        {say('solveFirst')}
      </EmptyState>
    )
  const [known, later] = [Math.round(curve[0]?.known ?? 0), Math.round(curve.at(-1)?.known ?? 0)]
  return (
    <div className="figure-cards">
      <FigureCard
        id="kept-curve"
        title={say('keptCurve')}
        now={say('knownCount', { known, questions })}
        unit={say('knownToday')}
        curve={{
          values: curve.map((point) => point.known),
          label: say('curveLabel', { known, later, questions }),
        }}
        from={say('todayWord')}
        to={say('yearForecast')}
        heads={[say('when'), say('stillKnown')]}
        rows={curve.map((point) => [
          point.inDays === 0 ? say('todayWord') : say('inDays', { days: point.inDays }),
          String(point.known),
        ])}
        csv={fileAddress(memoryFile, {})}
      >
        {say('curveExplained')}
      </FigureCard>
      <Months months={months} />
    </div>
  )
}

function Months({ months }: Pick<Memory, 'months'>) {
  const [latest] = months
  const oldestFirst = months.toReversed()
  return (
    <FigureCard
      id="kept-months"
      title={say('whenReviewed')}
      now={latest ? `${shareOf(latest)} %` : '–'}
      unit={latest ? say('knownIn', { month: monthOf(latest.month) }) : say('noReviewsYet')}
      curve={
        months.length > 1
          ? { values: oldestFirst.map(shareOf), label: say('monthsLabel', { months: months.length }) }
          : undefined
      }
      from={monthOf(oldestFirst[0]?.month)}
      to={monthOf(latest?.month)}
      heads={[say('month'), say('knownAndForgotten')]}
      rows={months.map(({ month, known, forgotten }) => [
        monthOf(month),
        say('knownForgotten', { known, forgotten }),
      ])}
      csv={fileAddress(memoryFile, {})}
    >
      {say('monthsExplained')}
    </FigureCard>
  )
}

const shareOf = ({ known, forgotten }: Memory['months'][number]) =>
  Math.round((100 * known) / Math.max(1, known + forgotten))

const monthName = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const monthOf = (month = '') => (month ? monthName().format(new Date(`${month}-01T00:00:00Z`)) : '')
