import type { ThreadPage } from '@callofcode/contract/forum'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { repliesOf } from './forum-queries.ts'
import { NewRepliesBar } from './new-replies-bar.tsx'
import { OpeningPost } from './opening-post.tsx'
import { ReplyBox } from './reply-box.tsx'
import { ReplyList } from './reply-list.tsx'
import { ThreadContext, useReaderOf } from './thread-place.ts'
import { useNewReplies } from './use-new-replies.ts'
import { useReach } from './use-reach.ts'
import { useReplyForm } from './use-reply-form.ts'
import { useSeenThread } from './use-seen-thread.ts'

interface ThreadViewProps {
  thread: ThreadPage
  /** How often the replies are asked for again while the page is visible. */
  interval: number
}

/** What others write appears by itself, without moving what one reads. */
export function ThreadView({ thread, interval }: ThreadViewProps) {
  const reader = useReaderOf(thread)
  const query = useInfiniteQuery({ ...repliesOf(thread._id), refetchInterval: interval })
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
