// What the other features need of events: their rows, and who is registered.

export { eventStore } from './event-store.ts'
export { type EventRow, eventRegistrations, events } from './event-tables.ts'
