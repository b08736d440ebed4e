export { comparisonOf } from './comparison-of.ts'
export type { Growth } from './fit.ts'
export { isTooSlow, type KnownGrowth } from './known-growth.ts'
/** The growth of a solution. The panel and its words load when it is shown. */
export const loadGrowthPanel = async () => (await import('./growth-panel.tsx')).GrowthPanel
/** The place of the solution among those of others. */
export const loadComparePanel = async () => (await import('./compare-panel.tsx')).ComparePanel
