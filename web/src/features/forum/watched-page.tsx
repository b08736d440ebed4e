import { say } from 'words:forum'
import { listWatched, type Watched } from '@callofcode/contract/forum/watch'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { WatchThread } from './watch/watch-thread.tsx'
import './forum.css'
import './thread.css'

interface WatchedSearch {
  readonly cursor?: string | undefined
}
const watchedOf = ({ cursor }: WatchedSearch) =>
  read(listWatched, { query: cursor ? { cursor } : {} }, { quiet: true })

export const head = () => ({ title: titled(say('watchedThreads')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(watchedOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as WatchedSearch
  const { data, error, refetch, isFetching } = useQuery({ ...watchedOf(search), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <ListHead title={say('watchedThreads')} about={say('watchedHint')} />
      {!data && error && (
        <LoadFailed title={say('watchedFailed')} retry={() => void refetch()} busy={isFetching}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loadingThreads')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title={say('noWatched')}
          action={
            <Link className={buttonClass()} to={paths.forum}>
              {say('toForum')}
            </Link>
          }
        >
          {say('noWatchedHint')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="threads">
          {data.data.map((thread) => (
            <WatchedRow key={thread._id} thread={thread} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.watchedThreads} search={search} next={data?.nextCursor} things={say('threads')} />
    </main>
  )
}

function WatchedRow({ thread: { _id, title, level, replyCount, lastActivityAt } }: { thread: Watched }) {
  return (
    <li className="watched-row">
      <h2 className="card-title">
        <Link className="link" to={paths.thread('$id')} params={{ id: _id }}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="label plain">
        {say('watchedReplies', { replyCount, day: () => <LocalDay iso={lastActivityAt} /> })}
      </p>
      <WatchThread thread={_id} level={level} />
    </li>
  )
}
