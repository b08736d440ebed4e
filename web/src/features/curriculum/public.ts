// Questions, and the progress of a member, for other screens.

export { dayIn, lastYear } from './activity.ts'
export { StreakCell, YearCell } from './activity-cells.tsx'
export { useCompleted } from './completed.ts'
export { DifficultyBadge, LevelBadge } from './difficulty-badge.tsx'
export { DifficultyAndTopic, HeldDifficulty, useHolds } from './held-difficulty.tsx'
export { ownMarks, useMarks } from './marks.ts'
export type { Completed, Tally } from './progress.ts'
export { KeepCount, ProgressMissing } from './progress-notices.tsx'
export { FilteredQuestions } from './question-list.tsx'
export { rowId } from './question-row.tsx'
export { RowLinks } from './row-links.tsx'
export { ShelfTabs } from './shelf-tabs.tsx'
export {
  isSolvableOnly,
  type ProblemsHere,
  quietProblems,
  SolvableFilter,
  useProblemsHere,
  useSolvable,
  useSolvableOnly,
} from './solvable.tsx'
export { StarButton } from './star-button.tsx'
export { TallyDial, TallyRail } from './tally-rail.tsx'
export { useToggle } from './toggle.ts'
export { placeNumber } from './topic-card.tsx'
