// Accepted solutions that members share. The code is fetched when one of these is shown.
import { loadedLater } from '../../platform/page/loaded-later.tsx'

export const SolutionsTab = loadedLater(
  'solutions',
  async () => (await import('./solutions-tab.tsx')).SolutionsTab,
)
export const ShareSolution = loadedLater(
  'choice whether to share it',
  async () => (await import('./share-solution.tsx')).ShareSolution,
)
