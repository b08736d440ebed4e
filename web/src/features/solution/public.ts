// Accepted solutions that members share. The code is fetched when one of these is shown.

import { say } from 'words:solution'
import { loadedLater } from '../../platform/page/loaded-later.tsx'

export const SolutionsTab = loadedLater(
  () => say('solutionsName'),
  async () => (await import('./solutions-tab.tsx')).SolutionsTab,
)
export const OwnSolutions = loadedLater(
  () => say('keptSolutions'),
  async () => (await import('./own-solutions.tsx')).OwnSolutions,
)
export const ShareSolution = loadedLater(
  () => say('choiceName'),
  async () => (await import('./share-solution.tsx')).ShareSolution,
)
export { useSolveAgain } from './use-solve-again.ts'
