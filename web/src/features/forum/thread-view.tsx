import { say } from 'words:forum'
import { forumMessages, type Reply, type ThreadPage } from '@callofcode/contract/forum/forum'
import {
  countUnread,
  listNotifications,
  readNotifications,
} from '@callofcode/contract/notification/notification'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { updateCached } from '../../platform/api/query-client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { told } from '../../platform/language/told.ts'
import { named } from '../../platform/language/words.ts'
import { loadedQuietly } from '../../platform/page/loaded-later.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { CarriedByThread } from '../ask/public.ts'
import { EditThread } from './edit-post.tsx'
import { repliesOf } from './forum-queries.ts'
import { FoldedPost } from './mute/mute-post.tsx'
import { NewRepliesBar, useNewReplies } from './new-replies.tsx'
import { PollCard } from './poll/poll-card.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { ReplyBox, useReplyForm } from './reply-box.tsx'
import { ReplyList } from './reply-list.tsx'
import { isFixed, replyAnchor, ThreadContext, useReaderOf, useThread } from './thread-place.ts'
import { ThreadMarks } from './thread-row.tsx'
import { WatchThread } from './watch/watch-thread.tsx'

// Few readers need these, and no page waits for them.
const ModeratorTools = loadedQuietly(async () => (await import('./work/moderator-tools.tsx')).ModeratorTools)
const CategoryMarks = loadedQuietly(async () => (await import('./category-marks.tsx')).CategoryMarks)

interface ThreadViewProps {
  thread: ThreadPage
  /** Milliseconds between two reads of the replies while the page is visible. */
  interval: number
}

/** Shows a thread. New posts appear by themselves, without moving the text that is being read. */
export function ThreadView({ thread, interval }: ThreadViewProps) {
  const query = useInfiniteQuery({ ...repliesOf(thread._id), refetchInterval: interval })
  const reader = useReaderOf(thread, (query.data?.pageParams ?? ['']).map(String))
  const list = useRef<HTMLElement>(null)
  const replies = query.data?.pages.flatMap((page) => page.data)
  const arrived = { replies, pages: query.data?.pages.length ?? 0, more: query.hasNextPage }
  const news = useNewReplies({ ...arrived, count: thread.replyCount }, list)
  const reply = useReplyForm(thread._id)
  const reach = useReach(news.shown, query)
  useSeenThread(thread._id, reader.member, thread.version)
  const showNews = () => {
    news.show()
    if (news.first) reach(news.first)
    else if (news.hidesMore) void query.fetchNextPage()
  }
  const onPosted = (id: string) => {
    news.expect(id)
    reach(id)
  }
  return (
    <ThreadContext value={{ ...reader, answer: reply.answer }}>
      <OpeningPost />
      <ReplyList ref={list} replies={news.shown} query={query} hidesMore={news.hidesMore} />
      <NewRepliesBar waiting={news.waiting} below={news.below} onShow={showNews} />
      <ReplyBox reply={reply} replies={replies ?? []} onPosted={onPosted} />
    </ThreadContext>
  )
}

interface Further {
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/** Scrolls to a reply and loads pages until it is there. The first reply is the one in the address, later ones are passed in. */
function useReach(
  replies: readonly Reply[] | undefined,
  { hasNextPage, isFetching, fetchNextPage }: Further,
) {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    setWanted(/^#reply-(.+)/.exec(location.hash)?.[1])
  }, [])
  useEffect(() => {
    if (!wanted || isFetching) return
    const found = document.getElementById(replyAnchor(wanted))
    if (!found && replies && hasNextPage) return void fetchNextPage()
    found?.scrollIntoView({ block: 'start' })
    found?.focus({ preventScroll: true })
    if (found || replies) setWanted(undefined)
  }, [wanted, replies, hasNextPage, isFetching, fetchNextPage])
  return setWanted
}

/** Marks the notifications of a thread as read while its reader sees `version` of it. */
function useSeenThread(thread: string, member: boolean, version: string) {
  const client = useQueryClient()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!member || seen.current === version || document.visibilityState === 'hidden') return
    seen.current = version
    call(readNotifications, { body: { thread } }).then(
      async (answer) => {
        await updateCached(client, keyOf(countUnread), () => answer)
        void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
      },
      // They stay unread, which is harmless.
      () => undefined,
    )
  }, [thread, member, version, client])
}

function OpeningPost() {
  const { thread, member, moderator, watch } = useThread()
  const [editing, setEditing] = useState(false)
  return (
    <article className="opening" aria-labelledby="thread-title">
      <header className="page-head">
        <p className="thread-kind label">
          <b>{named('core', thread.category)}</b>
          {!isFixed(thread.category) && <CategoryMarks category={thread.category} />}
          <ThreadMarks thread={thread} />
        </p>
        <h1 className="title thread-title" id="thread-title" tabIndex={-1}>
          {titleOf(thread)}
        </h1>
        {!thread.deleted && (thread.problem ? <AboutProblem thread={thread} /> : <PostHead post={thread} />)}
      </header>
      {thread.deleted && <p className="muted">{say('openingDeleted')}</p>}
      {!thread.deleted && editing && <EditThread thread={thread} onClose={() => setEditing(false)} />}
      {!thread.deleted && !editing && (
        <FoldedPost post={thread}>
          <Prose className="read" html={thread.html} />
          {thread.asks && <CarriedByThread thread={{ ...thread, asks: thread.asks }} />}
          {thread.poll && <PollCard poll={thread.poll} />}
          <PostActions post={thread} onEdit={() => setEditing(true)} />
        </FoldedPost>
      )}
      {member && watch && <WatchThread thread={thread._id} level={watch} />}
      {moderator && !thread.deleted && <ModeratorTools />}
    </article>
  )
}

function AboutProblem({ thread: { problem } }: { thread: ThreadPage }) {
  return (
    <p className="label plain">
      {useClub().name} ·{' '}
      <Link className="link" to={paths.problem('$slug')} params={{ slug: problem ?? '' }}>
        {say('openProblem')}
      </Link>
    </p>
  )
}

/** Returns the title of a thread, or the reason why it is gone. */
export function titleOf({ title, deleted, mergedInto }: ThreadPage): string {
  if (mergedInto) return told(forumMessages.mergedThread)
  return deleted ? told(forumMessages.deletedThread) : title
}
