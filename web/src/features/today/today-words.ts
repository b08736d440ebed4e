import { words } from '../../platform/language/words.ts'

/** What the page Today says. */
export const say = words('today')
