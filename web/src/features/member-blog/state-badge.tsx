import type { MemberBlogState } from '@callofcode/contract/blog/member-blog'
import { Badge, type Tone } from '../../platform/ui/badge.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'

export const badges: Readonly<Record<MemberBlogState, readonly [Tone, IconName, string]>> = {
  draft: ['unknown', 'edit', 'Draft'],
  submitted: ['pending', 'clock', 'Waiting for review'],
  changes: ['info', 'edit', 'Changes asked for'],
  accepted: ['selected', 'check', 'Accepted'],
  scheduled: ['selected', 'calendar', 'Scheduled'],
  published: ['selected', 'check', 'Published'],
  declined: ['rejected', 'cross', 'Declined'],
}

export function StateBadge({ state }: { state: MemberBlogState }) {
  const [tone, icon, words] = badges[state]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
