/** How an accepted solution grows: fetched, with its words, when it is shown. */
export const loadGrowthPanel = async () => (await import('./growth-panel.tsx')).GrowthPanel
