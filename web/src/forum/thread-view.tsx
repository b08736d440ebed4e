import type { ThreadPage } from '@callofcode/contract/forum'
import { useInfiniteQuery } from '@tanstack/react-query'
import { repliesOf, SOON } from './forum-queries.ts'
import { OpeningPost } from './opening-post.tsx'
import { ReplyBox } from './reply-box.tsx'
import { ReplyList } from './reply-list.tsx'
import { ThreadContext, useReaderOf } from './thread-place.ts'
import { useReach } from './use-reach.ts'
import { useReplyForm } from './use-reply-form.ts'

/** Asked again every few seconds while the page is visible: what others write appears by itself. */
export function ThreadView({ thread }: { thread: ThreadPage }) {
  const reader = useReaderOf(thread)
  const query = useInfiniteQuery({ ...repliesOf(thread._id), refetchInterval: SOON })
  const replies = query.data?.pages.flatMap((page) => page.data)
  const reply = useReplyForm(thread._id)
  const reach = useReach(replies, query)
  return (
    <ThreadContext value={{ ...reader, answer: reply.answer }}>
      <OpeningPost />
      <ReplyList replies={replies} query={query} />
      <ReplyBox reply={reply} replies={replies ?? []} onPosted={reach} />
    </ThreadContext>
  )
}
