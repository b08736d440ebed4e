// Warnings and pauses for notifications.

export type { MeasureListener } from './measure-listener.ts'
export { measures } from './measure-tables.ts'
