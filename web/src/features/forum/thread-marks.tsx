import type { Thread } from '@callofcode/contract/forum'
import { Badge } from '../../platform/ui/badge.tsx'

type Marked = Pick<Thread, 'pinned' | 'locked' | 'acceptedReplyId'>

/** Pinned, locked, answered. */
export function ThreadMarks({ thread: { pinned, locked, acceptedReplyId } }: { thread: Marked }) {
  return (
    <>
      {pinned && <Badge icon="pin">Pinned</Badge>}
      {locked && <Badge icon="lock">Locked</Badge>}
      {acceptedReplyId && (
        <Badge icon="check" tone="selected">
          Answered
        </Badge>
      )}
    </>
  )
}
