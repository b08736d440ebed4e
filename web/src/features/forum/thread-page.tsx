import { say } from 'words:forum'
import { forumMessages } from '@callofcode/contract/forum/forum'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { excerptOf } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { marksOf, repliesOf, SELDOM, SOON, threadOf } from './forum-queries.ts'
import { ThreadView, titleOf } from './thread-view.tsx'
import { useLiveThread } from './use-live-thread.ts'
import './forum.css'
import './thread.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(threadOf(id).queryKey)
  if (answer === null)
    return { title: titled(told(forumMessages.threadMissing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('thread')) }
  const { title, html, category, deleted } = answer.data
  if (deleted) return { title: titled(titleOf(answer.data)), unlisted: true }
  const description = excerptOf(html) ?? `${category}: ${title}`
  return { title: titled(title), description, canonical: paths.thread(id) }
}

export const load = ({ client, params: { id = '' }, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(threadOf(id)),
    client.prefetchInfiniteQuery(repliesOf(id)),
    session?.role && client.prefetchQuery(marksOf(id)),
  ])

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [interval, setInterval] = useState(SOON)
  const { data, isError, refetch } = useQuery({ ...threadOf(id), refetchInterval: interval })
  const live = useLiveThread(id, Boolean(data))
  // The stream reports changes at once. Polling finds changes that the stream missed.
  useEffect(() => {
    setInterval(live ? SELDOM : SOON)
  }, [live])
  return (
    <main id="main" className="page thread">
      <BackLink to={paths.forum}>{say('backToForum')}</BackLink>
      {data?.data.mergedInto && <Merged into={data.data.mergedInto} />}
      {data && !data.data.mergedInto && <ThreadView key={id} thread={data.data} interval={interval} />}
      {data === null && <NoThread />}
      {data === undefined && (isError ? <ThreadFailed retry={() => void refetch()} /> : <ThreadLoading />)}
    </main>
  )
}

const LINES = [96, 91, 64, 88] as const

function ThreadLoading() {
  return (
    <>
      <h1 className="sr">{say('thread')}</h1>
      <Loading words={say('loadingThread')}>
        <Skeleton width={12} />
        <Skeleton width={70} size="control" />
        <Skeleton width={30} />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    </>
  )
}

function ThreadFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">{say('thread')}</h1>
      <LoadFailed title={say('threadFailed')} retry={retry} />
    </>
  )
}

/** Redirects from a merged thread. The reply in the address kept its id. */
function Merged({ into }: { into: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const hash = location.hash.slice(1)
    void navigate({
      to: paths.thread('$id'),
      params: { id: into },
      replace: true,
      ...(hash && { hash }),
    })
  }, [navigate, into])
  return (
    <div className="page-head">
      <h1 className="title">{say('threadMerged')}</h1>
      <p className="lead">{say('threadMergedHint')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.thread('$id')} params={{ id: into }}>
        {say('toOtherThread')}
      </Link>
    </div>
  )
}

function NoThread() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(forumMessages.threadMissing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.forum}>
        {say('readOtherThreads')}
      </Link>
    </div>
  )
}
