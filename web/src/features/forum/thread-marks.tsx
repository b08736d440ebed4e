import type { Thread } from '@callofcode/contract/forum'
import { Badge } from '../../platform/ui/badge.tsx'
import { say } from './words/forum-words.ts'

type Marked = Pick<Thread, 'pinned' | 'locked' | 'acceptedReplyId'>

/** Pinned, locked, answered. */
export function ThreadMarks({ thread: { pinned, locked, acceptedReplyId } }: { thread: Marked }) {
  return (
    <>
      {pinned && <Badge icon="pin">{say('pinned')}</Badge>}
      {locked && <Badge icon="lock">{say('locked')}</Badge>}
      {acceptedReplyId && (
        <Badge icon="check" tone="selected">
          {say('answered')}
        </Badge>
      )}
    </>
  )
}
