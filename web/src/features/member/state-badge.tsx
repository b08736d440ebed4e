import { say } from 'words:people'
import type { MemberState } from '@callofcode/contract/member/member-admin'
import { Badge } from '../../platform/ui/badge.tsx'

const states = {
  pending: {
    get words() {
      return say('waitsForApproval')
    },
    tone: 'pending',
    icon: 'clock',
  },
  declined: {
    get words() {
      return say('declined')
    },
    tone: 'rejected',
    icon: 'cross',
  },
  disabled: {
    get words() {
      return say('disabled')
    },
    tone: 'rejected',
    icon: 'lock',
  },
} as const

export function StateBadge({ status }: { status: Exclude<MemberState, 'approved'> }) {
  const { words, tone, icon } = states[status]
  return (
    <Badge variant="boxed" tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
