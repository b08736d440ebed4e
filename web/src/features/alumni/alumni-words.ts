import { words } from '../../platform/language/words.ts'

/** What archiving a year says. */
export const say = words('alumni')
