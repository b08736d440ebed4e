import { words } from '../../platform/language/words.ts'

/** What leaderboard says. */
export const say = words('leaderboard')
