// How an accepted solution grows. The code is fetched when it is shown.
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { say } from './explain-words.ts'

export const GrowthPanel = loadedLater(
  () => say('growth'),
  async () => (await import('./growth-panel.tsx')).GrowthPanel,
)
