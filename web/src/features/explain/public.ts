export { comparisonOf } from './comparison-of.ts'
export type { Growth } from './fit.ts'
export { isTooSlow, type KnownGrowth } from './known-growth.ts'
/** How a solution grows: fetched, with its words, when it is shown. */
export const loadGrowthPanel = async () => (await import('./growth-panel.tsx')).GrowthPanel
/** Where it stands among those of others. */
export const loadComparePanel = async () => (await import('./compare-panel.tsx')).ComparePanel
