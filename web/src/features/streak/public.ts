// Days in a row, for other screens.

export { ownStreak, useOwnZone } from './streak-queries.ts'
export { WeekStrip } from './week-strip.tsx'
