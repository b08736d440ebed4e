import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Icon, type IconName } from './icon.tsx'

export type VerdictTone = 'selected' | 'rejected' | 'pending' | 'unknown'

const shapes = {
  selected: 'check',
  rejected: 'cross',
  pending: 'clock',
  unknown: 'question',
} as const satisfies Record<VerdictTone, IconName>

/** Tick, cross, clock or question mark. */
export function VerdictIcon({ tone, small = true }: { tone: VerdictTone; small?: boolean }) {
  return <Icon name={shapes[tone]} small={small} />
}

export function VerdictBadge({ tone, children }: { tone: VerdictTone; children: ReactNode }) {
  return (
    <Badge tone={tone} variant="boxed" icon={shapes[tone]}>
      {children}
    </Badge>
  )
}
