// What screens show of questions and of what a member has solved.

export { StreakCell, YearCell } from './activity-cells.tsx'
export { useCompleted } from './completed.ts'
export { DifficultyBadge } from './difficulty-badge.tsx'
export { LevelBadge } from './level-badge.tsx'
export { PractiseLink } from './practise-link.tsx'
export type { Completed } from './progress.ts'
export { KeepCount, ProgressMissing } from './progress-notices.tsx'
export { useToggle } from './toggle.ts'
export { placeNumber } from './topic-card.tsx'
export { useActivity } from './use-activity.ts'
