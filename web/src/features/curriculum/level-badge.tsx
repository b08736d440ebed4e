import type { Level } from '@callofcode/contract/curriculum'
import { LevelBadge as Bars } from '../../platform/chart/level-bars.tsx'

const bars = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const

/** Of a topic or a module. No colour: that is kept for the difficulty of a question. */
export function LevelBadge({ level }: { level: Level }) {
  return <Bars level={bars[level]}>{level}</Bars>
}
