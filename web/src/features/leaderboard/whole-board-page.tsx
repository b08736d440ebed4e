import { say } from 'words:leaderboard'
import { nameOf as placeName } from 'words:shell'
import { listWholeBoard, type Placed, wholeBoardFile } from '@callofcode/contract/leaderboard/whole-board'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { figure } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { reachable } from '../../platform/ui/reachable.ts'
import { BoardFilters } from './board-filters.tsx'
import { type BoardSearch, boardOf, queryOf } from './leaderboard-queries.ts'
import './leaderboard.css'

type WholeSearch = BoardSearch & { readonly q?: string; readonly cursor?: string }

export const head = () => ({ title: titled(placeName('Whole leaderboard')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(wholeBoardOf(search))

const wholeBoardOf = (search: WholeSearch) => {
  const { q, cursor } = search
  return read(
    listWholeBoard,
    { query: { ...queryOf(search), ...(q && { q }), ...(cursor && { cursor }) } },
    { quiet: true },
  )
}

/** Shows organisers everybody who stands on the leaderboard. */
export function Page() {
  const search = useSearch({ strict: false }) as WholeSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...wholeBoardOf(search),
    placeholderData: keepPreviousData,
  })
  const title = placeName('Whole leaderboard')
  return (
    <main id="main" className="page">
      <ListHead
        title={title}
        count={data && say('onBoard', { count: data.count })}
        explained={
          data && (
            <Explained title={title} csv={fileAddress(wholeBoardFile, { query: queryOf(search) })}>
              {say('wholeCounted')}
            </Explained>
          )
        }
        about={data && data.hidden > 0 && say('hiddenFromBoard', { count: data.hidden })}
      />
      <SearchRow
        name="q"
        label={say('searchBoard')}
        placeholder={say('searchBoard')}
        value={text}
        onChange={setText}
        many
        chosen={['source', 'order', 'month', 'batch'].filter((key) => key in search).length}
        filters={<BoardFilters search={search} month={data?.month} batches={data?.batches ?? []} />}
      />
      {!data && error && (
        <LoadFailed title={say('leaderboardFailed')} retry={() => void refetch()}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loadingLeaderboard')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && <EmptyState title={search.q ? say('nobodyFound') : say('nobodyOnBoard')} />}
      {data && data.data.length > 0 && (
        <BoardTable
          rows={data.data}
          busy={isPlaceholderData}
          improved={boardOf(search).order === 'improved'}
        />
      )}
      <MoreOfList to={paths.wholeBoard} search={search} next={data?.nextCursor} things={say('members')} />
    </main>
  )
}

interface BoardTableProps {
  rows: readonly Placed[]
  busy: boolean
  improved: boolean
}

const BoardTable = ({ rows, busy, improved }: BoardTableProps) => (
  <section
    className="table-wrap"
    {...reachable}
    aria-label={placeName('Whole leaderboard')}
    aria-busy={busy || undefined}
  >
    <table className="table board-table">
      <thead>
        <tr>
          <th scope="col">{say('place')}</th>
          <th scope="col">{say('name')}</th>
          <th scope="col" className="r">
            {improved ? say('moreSolved') : say('problems')}
          </th>
          <th scope="col">{say('batch')}</th>
          <th scope="col">{say('rollNumber')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, place, name, batch, rollNumber, count }) => (
          <tr key={_id}>
            <td>{figure(place)}</td>
            <th scope="row">{name}</th>
            <td className="r">{figure(count)}</td>
            <td>{batch ?? '–'}</td>
            <td>{rollNumber ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
