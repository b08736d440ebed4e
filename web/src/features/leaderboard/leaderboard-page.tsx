import { say } from 'words:leaderboard'
import { monthFile } from '@callofcode/contract/leaderboard/leaderboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Filters } from '../../platform/form/search-row.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { Board } from './board.tsx'
import { BoardFilters } from './board-filters.tsx'
import { type BoardSearch, boardOf, leaderboardOf } from './leaderboard-queries.ts'
import './leaderboard.css'

const CHOICES = ['source', 'order', 'month', 'batch'] as const

export const head = () => ({ title: titled(say('leaderboard')), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(leaderboardOf(search))

/** Shows who solved most lately, and the reader among the nearest. */
export function Page() {
  const search = useSearch({ strict: false }) as BoardSearch
  const { data, isError, refetch } = useQuery({
    ...leaderboardOf(search),
    placeholderData: keepPreviousData,
  })
  const { source, order } = boardOf(search)
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
          <BoardFilters search={search} month={data?.data.month} batches={data?.data.batches ?? []} />
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
