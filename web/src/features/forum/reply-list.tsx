import { say } from 'words:forum'
import type { Reply } from '@callofcode/contract/forum/forum'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { nameOf } from './author-name.tsx'
import { EditReply } from './edit-post.tsx'
import { FoldedPost } from './mute/mute-post.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { replyAnchor, useThread } from './thread-place.ts'

type Replies = Pick<
  UseInfiniteQueryResult,
  'error' | 'refetch' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>

interface ReplyListProps {
  replies: readonly Reply[] | undefined
  query: Replies
  /** Newer replies exist that the reader has not opened yet. */
  hidesMore: boolean
  ref: Ref<HTMLElement>
}

/** Lists the accepted answer first, then all replies, oldest first. */
export function ReplyList({ replies, query, hidesMore, ref }: ReplyListProps) {
  const { thread } = useThread()
  const retry = () => void query.refetch()
  return (
    <section className="replies" aria-labelledby="replies-title" ref={ref}>
      <h2 className="card-title" id="replies-title" tabIndex={-1}>
        {thread.replyCount === 0
          ? say('noReplies')
          : say(thread.problem ? 'postsInAll' : 'replyCountTitle', {
              replyCount: thread.replyCount,
            })}
      </h2>
      {thread.acceptedReply && <ReplyItem reply={thread.acceptedReply} answered={undefined} />}
      {!replies && query.error && <LoadFailed title={say('repliesFailed')} retry={retry} />}
      {!replies && !query.error && <RepliesLoading />}
      {replies && <Items replies={replies} />}
      {query.hasNextPage && !hidesMore && <MoreReplies query={query} last={replies && lastHere(replies)} />}
      {replies && query.error && (
        <Notice tone="warning" role="status" className="threads-old">
          <p>{say('repliesOld')}</p>
          <Button size="dense" busy={query.isFetching && say('tryingAgain')} onClick={retry}>
            {say('tryAgain')}
          </Button>
        </Notice>
      )}
    </section>
  )
}

const lastHere = (replies: readonly Reply[]) =>
  replies.findLast(({ accepted, deleted }) => !accepted && !deleted)?._id

function MoreReplies({ query, last }: { query: Replies; last: string | undefined }) {
  useFocusWhenGone(last ? replyAnchor(last) : 'replies-title', { preventScroll: true })
  return (
    <Button
      busy={query.isFetchingNextPage && say('loadingReplies')}
      onClick={() => void query.fetchNextPage()}
    >
      {say('moreReplies')}
    </Button>
  )
}

function Items({ replies }: { replies: readonly Reply[] }) {
  const byId = new Map(replies.map((reply) => [reply._id, reply]))
  return (
    <ol className="posts">
      {replies.map((reply, at) => {
        if (!reply.accepted) {
          const answered = reply.replyToId ? byId.get(reply.replyToId) : undefined
          return (
            <li key={reply._id}>
              <ReplyItem reply={reply} answered={answered} />
            </li>
          )
        }
        // The accepted reply is shown above all replies. At its own place there is only a link to it, or nothing if it is the
        // first reply.
        return at > 0 && <MovedAnswer key={reply._id} reply={reply} />
      })}
    </ol>
  )
}

function MovedAnswer({ reply: { _id, author } }: { reply: Reply }) {
  return (
    <li className="post label plain">
      <span>
        {say('acceptedElsewhere', {
          author: nameOf(author),
          link: (inside) => (
            <a className="link" href={`#${replyAnchor(_id)}`}>
              {inside}
            </a>
          ),
        })}
      </span>
    </li>
  )
}

const SHAPES = [88, 64, 76] as const

function RepliesLoading() {
  return (
    <Loading words={say('loadingReplies')}>
      <ul className="posts" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="post skels" key={width}>
            <Skeleton width={24} />
            <Skeleton width={width} />
            <Skeleton width={width - 30} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface ReplyItemProps {
  reply: Reply
  /** The reply that this one answers, if it is loaded. */
  answered: Reply | undefined
}

function ReplyItem({ reply, answered }: ReplyItemProps) {
  const [editing, setEditing] = useState(false)
  const id = replyAnchor(reply._id)
  if (reply.deleted)
    return (
      <p className="post muted" id={id}>
        {say('replyDeleted')}
      </p>
    )
  return (
    <article
      className={classNames('post', reply.accepted && 'aim lit accepted')}
      id={id}
      tabIndex={-1}
      aria-label={say('replyName', { author: nameOf(reply.author) })}
    >
      {reply.accepted && (
        <Badge variant="boxed" tone="selected" icon="check">
          {say('acceptedAnswer')}
        </Badge>
      )}
      <PostHead post={reply} />
      {answered && (
        <p className="label plain">
          {say('answersLink', {
            value: answered.deleted ? say('deletedReply') : nameOf(answered.author),
            link: (inside) => (
              <a className="link" href={`#${replyAnchor(answered._id)}`}>
                {inside}
              </a>
            ),
          })}
        </p>
      )}
      {editing ? (
        <EditReply reply={reply} onClose={() => setEditing(false)} />
      ) : (
        <FoldedPost post={reply}>
          <Prose html={reply.html} />
          <PostActions post={reply} onEdit={() => setEditing(true)} />
        </FoldedPost>
      )}
    </article>
  )
}
