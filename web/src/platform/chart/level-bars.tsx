import type { ReactNode } from 'react'
import { Badge, type Tone } from '../ui/badge.tsx'

export type Level = 1 | 2 | 3

export function LevelBars({ level }: { level: Level }) {
  return (
    <span className={`lvl l${level}`} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** Shows three bars and a word. A colour appears only if the tone has a meaning. */
export function LevelBadge({
  level,
  tone,
  children,
}: {
  level: Level
  tone?: Tone | undefined
  children: ReactNode
}) {
  return (
    <Badge tone={tone}>
      <LevelBars level={level} />
      {children}
    </Badge>
  )
}
