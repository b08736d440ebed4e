import type { AnnouncementState } from '@callofcode/contract/site/announcement'
import { Badge } from '../../platform/ui/badge.tsx'

const STATES = {
  planned: { words: 'Planned', tone: 'pending', icon: 'clock' },
  sent: { words: 'Sent', tone: 'selected', icon: 'check' },
  cancelled: { words: 'Cancelled', tone: 'rejected', icon: 'cross' },
  withdrawn: { words: 'Withdrawn', tone: 'rejected', icon: 'cross' },
} as const

export function StateBadge({ state }: { state: AnnouncementState }) {
  const { words, tone, icon } = STATES[state]
  return (
    <Badge variant="boxed" tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
