import { listWatched, type Watched } from '@callofcode/contract/talk/watch'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { WatchThread } from './watch/watch-thread.tsx'
import './forum.css'
import './thread.css'

interface WatchedSearch {
  readonly cursor?: string | undefined
}
const watchedOf = ({ cursor }: WatchedSearch) =>
  read(listWatched, { query: cursor ? { cursor } : {} }, { quiet: true })

export const head = () => ({ title: titled('Watched threads'), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(watchedOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as WatchedSearch
  const { data, error, refetch, isFetching } = useQuery({ ...watchedOf(search), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Watched threads</h1>
        <p className="lead">
          Threads of which you hear everything, or nothing. Of all others you hear replies to you and
          mentions.
        </p>
      </div>
      {!data && error && (
        <LoadFailed title="The threads did not arrive" retry={() => void refetch()} busy={isFetching}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words="Loading threads...">
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          label="0 threads"
          title="You watch and ignore nothing"
          action={
            <Link className={buttonClass()} to={paths.forum}>
              Go to the forum
            </Link>
          }
        >
          Each thread has “Tell me of” under its title.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="threads">
          {data.data.map((thread) => (
            <WatchedRow key={thread._id} thread={thread} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.watchedThreads} search={search} next={data?.nextCursor} things="threads" />
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
        {counted(replyCount, 'reply', 'replies')}, last <LocalDay iso={lastActivityAt} />
      </p>
      <WatchThread thread={_id} level={level} />
    </li>
  )
}
