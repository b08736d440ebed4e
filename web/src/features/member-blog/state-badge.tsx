import type { MemberBlogState } from '@callofcode/contract/blog/member-blog'
import { Badge, type Tone } from '../../platform/ui/badge.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { say } from './writing-words.ts'

export const badges: Readonly<Record<MemberBlogState, readonly [Tone, IconName]>> = {
  draft: ['unknown', 'edit'],
  submitted: ['pending', 'clock'],
  changes: ['info', 'edit'],
  accepted: ['selected', 'check'],
  scheduled: ['selected', 'calendar'],
  published: ['selected', 'check'],
  declined: ['rejected', 'cross'],
}

export function StateBadge({ state }: { state: MemberBlogState }) {
  const [tone, icon] = badges[state]
  return (
    <Badge tone={tone} icon={icon}>
      {say(state)}
    </Badge>
  )
}
