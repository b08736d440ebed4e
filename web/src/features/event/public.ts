// Times of events, as other screens write them.

export { spanOf, zoneWords } from './event-times.ts'
