import type { Level } from '@callofcode/contract/curriculum'
import { LevelBadge as Bars } from '../../platform/chart/level-bars.tsx'

const bars = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const

/** The level of a topic or a module. Colours are for the difficulty of questions only. */
export function LevelBadge({ level }: { level: Level }) {
  return <Bars level={bars[level]}>{level}</Bars>
}
