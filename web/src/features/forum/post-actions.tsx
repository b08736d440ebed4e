import { acceptReply, clearAcceptedReply, type Reply } from '@callofcode/contract/forum'
import { call } from '../../platform/api/client.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { nameOf } from './author-name.tsx'
import { DeletePost } from './delete-post.tsx'
import { FlagPost } from './flag-post.tsx'
import { isReply, type Post, useThread } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'
import { VoteButton } from './vote-button.tsx'

export function PostActions({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { open, member, owns, mayChange, mayAccept, answer } = useThread()
  const about = ` the post of ${nameOf(post.author)}`
  return (
    <div className="post-acts">
      <VoteButton post={post} />
      {isReply(post) && mayAccept && <AcceptButton reply={post} />}
      {open && <Act icon="forum" word="Reply" about={` to${about}`} onClick={() => answer(post, false)} />}
      {open && <Act icon="quote" word="Quote" about={about} onClick={() => answer(post, true)} />}
      {mayChange(post) && <Act icon="edit" word="Edit" about={about} onClick={onEdit} />}
      {mayChange(post) && <DeletePost post={post} />}
      {member && !owns(post) && <FlagPost post={post} />}
    </div>
  )
}

interface ActProps {
  icon: IconName
  word: string
  about: string
  busy?: boolean
  onClick: () => void
}

export function Act({ icon, word, about, busy, onClick }: ActProps) {
  return (
    <Button variant="ghost" size="dense" busy={busy} onClick={onClick}>
      {!busy && <Icon name={icon} small />}
      <span>
        {word}
        <span className="sr">{about}</span>
      </span>
    </Button>
  )
}

function AcceptButton({ reply: { _id, threadId, accepted, author } }: { reply: Reply }) {
  const write = useThreadWrite(() =>
    accepted
      ? call(clearAcceptedReply, { params: { id: threadId } })
      : call(acceptReply, { params: { id: threadId, replyId: _id } }),
  )
  return (
    <Act
      icon={accepted ? 'cross' : 'check'}
      word={accepted ? 'Not the answer' : 'Accept'}
      about={`: the reply of ${nameOf(author)}`}
      busy={write.isPending}
      onClick={() => write.mutate()}
    />
  )
}
