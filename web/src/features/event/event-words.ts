import { words } from '../../platform/language/words.ts'

/** What event says. */
export const say = words('event')
