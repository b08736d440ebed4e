import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface BadgeProps {
  tone?: Tone | undefined
  variant?: 'plain' | 'boxed' | 'solid' | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone, variant = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', variant !== 'plain' && variant, tone, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  )
}

/** Meaning colours. Each comes with a shape and a word as well. */
export type Tone = 'easy' | 'medium' | 'hard' | 'selected' | 'rejected' | 'pending' | 'unknown' | 'info'

export type VerdictTone = 'selected' | 'rejected' | 'pending' | 'unknown'

const shapes = {
  selected: 'check',
  rejected: 'cross',
  pending: 'clock',
  unknown: 'question',
} as const satisfies Record<VerdictTone, IconName>

/** Shows a tick, cross, clock or question mark. */
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
