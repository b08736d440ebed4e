import { words } from '../../platform/language/words.ts'

/** What relation says. */
export const say = words('relation')
