import { words } from '../../platform/language/words.ts'

/** What experience says. */
export const say = words('experience')
