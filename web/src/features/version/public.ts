// Items with a history: what an admin can do with one, where it is shown, and the comparison of two texts.
export { AdminTools } from './admin-tools.tsx'
export { itemPlaces } from './item-places.ts'
export { TextDifference } from './text-difference.tsx'
export { forgetPages, refreshLists } from './version-queries.ts'
