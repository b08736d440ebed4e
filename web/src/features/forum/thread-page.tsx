import { forumMessages } from '@callofcode/contract/forum'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { excerptOf } from '../../platform/page/excerpt.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { marksOf, repliesOf, SELDOM, SOON, threadOf } from './forum-queries.ts'
import { BackToForum, NoThread, ThreadFailed, ThreadLoading } from './thread-states.tsx'
import { ThreadView } from './thread-view.tsx'
import { useLiveThread } from './use-live-thread.ts'
import './forum.css'
import './thread.css'

export function head({ client, params: { id = '' } }: PagePlace): Head {
  const answer = client.getQueryData(threadOf(id).queryKey)
  if (answer === null) return { title: titled(forumMessages.threadMissing), status: 404, unlisted: true }
  if (!answer) return { title: titled('Thread') }
  const { title, html, category, deleted } = answer.data
  if (deleted) return { title: titled(title), unlisted: true }
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
  // What a stream tells is asked for at once; the rest is for what it may have missed.
  useEffect(() => setInterval(live ? SELDOM : SOON), [live])
  return (
    <main id="main" className="page thread">
      <BackToForum />
      {data && <ThreadView key={id} thread={data.data} interval={interval} />}
      {data === null && <NoThread />}
      {data === undefined && (isError ? <ThreadFailed retry={() => void refetch()} /> : <ThreadLoading />)}
    </main>
  )
}
