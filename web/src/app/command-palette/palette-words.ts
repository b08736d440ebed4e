import { words } from '../../platform/language/words.ts'

/** What palette says. */
export const say = words('palette')
