import { words } from '../../platform/language/words.ts'

/** What solution says. */
export const say = words('solution')
