import { say } from 'words:leaderboard'
import { monthFile, monthIn } from '@callofcode/contract/leaderboard/leaderboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { Filters } from '../../platform/form/search-row.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { zoneOfToday, zoneWords } from '../../platform/time/zone-names.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { Board } from './board.tsx'
import { type BoardSearch, boardOf, leaderboardOf } from './leaderboard-queries.ts'
import './leaderboard.css'

const CHOICES = ['source', 'order', 'month', 'batch'] as const

export const head = () => ({ title: titled(say('leaderboard')), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(leaderboardOf(search))

/** Shows who solved most lately, and the reader among the nearest. */
export function Page() {
  const search = useSearch({ strict: false }) as BoardSearch
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery({
    ...leaderboardOf(search),
    placeholderData: keepPreviousData,
  })
  const { source, order, month, batch } = boardOf(search)
  const { timeZone } = useClub()
  const choose = (change: BoardSearch) =>
    void navigate({ to: paths.leaderboard, search: { ...search, ...change }, replace: true })
  return (
    <main id="main" className="page">
      <ListHead
        title={say('leaderboard')}
        explained={
          data && <ExplainedFigures of="board" title={say('leaderboard')} csv={fileAddress(monthFile, {})} />
        }
        about={say('lead')}
      />
      <div className="tools board-tools">
        <Filters chosen={CHOICES.filter((one) => search[one]).length}>
          <Field label={say('counted')}>
            <Select value={source} onChange={(event) => choose({ source: event.target.value })}>
              <option value="verdicts">{say('countSolved')}</option>
              <option value="ticks">{say('countTicked')}</option>
            </Select>
          </Field>
          <Field label={say('order')}>
            <Select value={order} onChange={(event) => choose({ order: event.target.value })}>
              <option value="solved">{say('mostSolved')}</option>
              <option value="improved">{say('mostImproved')}</option>
            </Select>
          </Field>
          <Field label={say('month')} hint={<MonthsBegin timeZone={timeZone} />}>
            <Select
              value={month ?? data?.data.month ?? ''}
              onChange={(event) => choose({ month: event.target.value })}
            >
              {monthsTo(monthIn(timeZone), data?.data.month).map((one) => (
                <option key={one} value={one}>
                  {wordsOf(one)}
                </option>
              ))}
              <option value="all">{say('allMonths')}</option>
            </Select>
          </Field>
          {data && data.data.batches.length > 0 && (
            <Field label={say('batch')}>
              <Select
                value={batch ?? ''}
                onChange={(event) => choose({ batch: event.target.value || undefined })}
              >
                <option value="">{say('allBatches')}</option>
                {data.data.batches.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </Filters>
      </div>
      {data && <Board board={data.data} improved={order === 'improved'} source={source} />}
      {!data && isError && <LoadFailed title={say('leaderboardFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingLeaderboard')}>
          <Skeleton width={50} size="tall" />
          <Skeleton width={70} />
          <Skeleton width={60} />
        </Loading>
      )}
    </main>
  )
}

const MONTHS = 12

/** Names the months' time zone, unless it is the reader's own. */
function MonthsBegin({ timeZone }: { timeZone: string }) {
  return useReaderZone() === zoneOfToday(timeZone)
    ? say('monthsBegin')
    : say('monthsBeginInClub', { zone: zoneWords(timeZone) })
}

/** Returns this month and earlier ones, including the shown month. */
function monthsTo(now: string, shown: string | undefined): string[] {
  const [year = 0, month = 0] = now.split('-').map(Number)
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  return !shown || shown === 'all' || months.includes(shown) ? months : [...months, shown]
}

const monthName = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const wordsOf = (month: string) => monthName().format(new Date(`${month}-01T00:00:00Z`))
