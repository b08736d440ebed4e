// How an item is edited so that its versions are kept.

export { changeItem, refuseRemoved } from './change-item.ts'
export { edited } from './edit.ts'
export type { Held, Marks, Versioned } from './versioned.ts'
