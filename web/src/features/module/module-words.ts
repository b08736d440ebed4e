import { words } from '../../platform/language/words.ts'

/** What module says. */
export const say = words('module')
