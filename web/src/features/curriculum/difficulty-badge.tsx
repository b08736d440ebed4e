import type { Difficulty } from '@callofcode/contract/curriculum'
import { LevelBadge } from '../../platform/chart/level-bars.tsx'

const badges = {
  Easy: { level: 1, tone: 'easy' },
  Medium: { level: 2, tone: 'medium' },
  Hard: { level: 3, tone: 'hard' },
} as const

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <LevelBadge {...badges[difficulty]}>{difficulty}</LevelBadge>
}
