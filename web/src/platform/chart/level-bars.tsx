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

/** Three bars and a word; a colour only where the tone means one. */
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
