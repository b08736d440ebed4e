// Edits items and keeps their versions.

export { changeItem, edited, refuseRemoved, saveVersion } from './change-item.ts'
export type { Marks, StoredItem, Versioned } from './versioned.ts'
