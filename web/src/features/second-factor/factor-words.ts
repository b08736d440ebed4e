import { words } from '../../platform/language/words.ts'

/** What second-factor says. */
export const say = words('second-factor')
