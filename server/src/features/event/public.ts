// Events, for what tells members about them and asks them how it was.

export { CAME } from './came.ts'
export { eventStore } from './event-store.ts'
export { type EventRow, events } from './event-tables.ts'
export { joinWords } from './extras/meeting-link.ts'
