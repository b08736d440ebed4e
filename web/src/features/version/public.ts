// Items with a history: an admin's actions on an item, the screens that show it, and the comparison of two texts.
export { AdminTools } from './admin-tools.tsx'
export { itemPlaces } from './item-places.ts'
export { TextDifference } from './text-difference.tsx'
export { forgetPages, refreshLists } from './version-queries.ts'
