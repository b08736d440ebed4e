import type { Difficulty, Level } from '@callofcode/contract/curriculum/curriculum'
import { LevelBadge as Bars } from '../../platform/chart/level-bars.tsx'
import { named } from '../../platform/language/words.ts'

const badges = {
  Easy: { level: 1, tone: 'easy' },
  Medium: { level: 2, tone: 'medium' },
  Hard: { level: 3, tone: 'hard' },
} as const

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Bars {...badges[difficulty]}>{named('core', difficulty)}</Bars>
}

const bars = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const

/** The level of a topic or a module. Colours are for the difficulty of questions only. */
export function LevelBadge({ level }: { level: Level }) {
  return <Bars level={bars[level]}>{named('core', level)}</Bars>
}
