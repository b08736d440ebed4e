import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Board } from './board.tsx'
import { type BoardSearch, boardOf, leaderboardOf } from './leaderboard-queries.ts'
import './leaderboard.css'

export const head = () => ({ title: titled('Leaderboard'), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(leaderboardOf(search))

/** Who solved most lately, and oneself among the nearest. */
export function Page() {
  const search = useSearch({ strict: false }) as BoardSearch
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery({
    ...leaderboardOf(search),
    placeholderData: keepPreviousData,
  })
  const { source, order, month, batch } = boardOf(search)
  const choose = (change: BoardSearch) =>
    void navigate({ to: paths.leaderboard, search: { ...search, ...change }, replace: true })
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Leaderboard</h1>
        <p className="lead">Who solved a lot lately, and where you stand among those near you.</p>
      </div>
      <div className="board-choices">
        <Field label="Counted">
          <Select value={source} onChange={(event) => choose({ source: event.target.value })}>
            <option value="verdicts">Problems solved with the judge</option>
            <option value="ticks">Questions ticked, by one’s own word</option>
          </Select>
        </Field>
        <Field label="Ordered by">
          <Select value={order} onChange={(event) => choose({ order: event.target.value })}>
            <option value="solved">How many</option>
            <option value="improved">How many more than the month before</option>
          </Select>
        </Field>
        <Field label="Month" hint="Months begin at midnight in UTC.">
          <Select
            value={month ?? data?.data.month ?? ''}
            onChange={(event) => choose({ month: event.target.value })}
          >
            {monthsTo(data?.data.month).map((one) => (
              <option key={one} value={one}>
                {wordsOf(one)}
              </option>
            ))}
            <option value="all">All months</option>
          </Select>
        </Field>
        {data && data.data.batches.length > 0 && (
          <Field label="Batch">
            <Select
              value={batch ?? ''}
              onChange={(event) => choose({ batch: event.target.value || undefined })}
            >
              <option value="">All batches</option>
              {data.data.batches.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {data && <Board board={data.data} improved={order === 'improved'} source={source} />}
      {!data && isError && (
        <LoadFailed title="The leaderboard did not arrive." retry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading words="Loading the leaderboard...">
          <Skeleton width={50} size="tall" />
          <Skeleton width={70} />
          <Skeleton width={60} />
        </Loading>
      )}
    </main>
  )
}

const MONTHS = 12

/** This month and those before it, with the one that is shown. */
function monthsTo(shown: string | undefined): string[] {
  const now = new Date()
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
  return !shown || shown === 'all' || months.includes(shown) ? months : [...months, shown]
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const wordsOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
