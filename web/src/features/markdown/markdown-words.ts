import { words } from '../../platform/language/words.ts'

/** What markdown says. */
export const say = words('markdown')
