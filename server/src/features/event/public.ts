// Events: their rows and who is registered, for what tells members about them, opens their doors and asks how they were.

export { CAME } from './came.ts'
export { clockWords, isSameDay, type Timed, whenWords } from './event-clock.ts'
export { eventFileName, timeInFile } from './event-file.ts'
export { eventStore } from './event-store.ts'
export { type EventRow, eventRegistrations, events } from './event-tables.ts'
export { joinWords } from './extras/meeting-link.ts'
