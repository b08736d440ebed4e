// Days in a row, and days off.

export { presentShort } from './present-streak.ts'
export { STREAK, type StreakRow, streakStore } from './streak-store.ts'
