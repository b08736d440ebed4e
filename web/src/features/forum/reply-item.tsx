import type { Reply } from '@callofcode/contract/forum'
import { useState } from 'react'
import { Prose } from '../../platform/page/prose.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { nameOf } from './author-name.tsx'
import { EditReply } from './edit-post.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { replyAnchor } from './thread-place.ts'

interface ReplyItemProps {
  reply: Reply
  /** The reply that this one answers, if it is loaded. */
  answered: Reply | undefined
}

export function ReplyItem({ reply, answered }: ReplyItemProps) {
  const [editing, setEditing] = useState(false)
  const id = replyAnchor(reply._id)
  if (reply.deleted)
    return (
      <p className="post muted" id={id}>
        This reply was deleted.
      </p>
    )
  return (
    <article
      className={classNames('post', reply.accepted && 'aim lit accepted')}
      id={id}
      tabIndex={-1}
      aria-label={`Reply of ${nameOf(reply.author)}`}
    >
      {reply.accepted && (
        <Badge variant="boxed" tone="selected" icon="check">
          Accepted answer
        </Badge>
      )}
      <PostHead post={reply} />
      {answered && (
        <p className="label plain">
          In answer to{' '}
          <a className="link" href={`#${replyAnchor(answered._id)}`}>
            {answered.deleted ? 'a deleted reply' : nameOf(answered.author)}
          </a>
        </p>
      )}
      {editing ? (
        <EditReply reply={reply} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Prose html={reply.html} />
          <PostActions post={reply} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  )
}
