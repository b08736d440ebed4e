import { voteReply, voteThread } from '@callofcode/contract/forum'
import { callOnce } from '../../platform/api/call-once.ts'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { nameOf } from './author-name.tsx'
import { isReply, type Post, useThread } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

/** Turns the own vote over, and shows so at once. Nobody votes for themselves. */
export function VoteButton({ post }: { post: Post }) {
  const { member, owns, voted, thread } = useThread()
  const target = isReply(post) ? voteReply : voteThread
  const params = { id: post._id }
  const before = voted(post)
  const { mutate, isPending } = useThreadWrite(() => callOnce(target, { params }, String(before)), {
    silent: true,
  })
  const now = isPending ? !before : before
  const votes = post.votes + Number(now) - Number(before)
  if (!member || owns(post) || (isReply(post) && thread.deleted))
    return (
      <span className="votes label plain">
        <Icon name="up" small /> {counted(votes, 'vote', 'votes')}
      </span>
    )
  return (
    <Button
      variant="ghost"
      size="dense"
      className="vote"
      aria-pressed={now}
      onClick={() => !isPending && mutate()}
    >
      <Icon name="up" small /> {counted(votes, 'vote', 'votes')}
      <span className="sr">: vote for the post of {nameOf(post.author)}</span>
    </Button>
  )
}
