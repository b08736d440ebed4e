import { words } from '../../platform/language/words.ts'

/** What problem says. */
export const say = words('problem')
