// Streaks for other screens.

export { ownStreak, refreshStreak, useOwnZone } from './streak-queries.ts'
export { WeekStrip } from './week-strip.tsx'
