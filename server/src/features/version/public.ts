// Editing an item so that its versions are kept.

export { changeItem, edited, refuseRemoved, saveVersion } from './change-item.ts'
export type { Marks, StoredItem, Versioned } from './versioned.ts'
