import { words } from '../../platform/language/words.ts'

/** What licence says. */
export const say = words('licence')
