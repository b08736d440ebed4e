import { words } from '../../platform/language/words.ts'

/** What streaks say. */
export const say = words('streak')
