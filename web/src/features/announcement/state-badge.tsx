import { say } from 'words:announcement'
import type { AnnouncementState } from '@callofcode/contract/announcement/announcement'
import { Badge } from '../../platform/ui/badge.tsx'

const STATES = {
  planned: {
    get words() {
      return say('planned')
    },
    tone: 'pending',
    icon: 'clock',
  },
  sent: {
    get words() {
      return say('sent')
    },
    tone: 'selected',
    icon: 'check',
  },
  cancelled: {
    get words() {
      return say('cancelled')
    },
    tone: 'rejected',
    icon: 'cross',
  },
  withdrawn: {
    get words() {
      return say('withdrawn')
    },
    tone: 'rejected',
    icon: 'cross',
  },
} as const

export function StateBadge({ state }: { state: AnnouncementState }) {
  const { words, tone, icon } = STATES[state]
  return (
    <Badge variant="boxed" tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
