import { words } from '../../platform/language/words.ts'

/** What batch says. */
export const say = words('batch')
