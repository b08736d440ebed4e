import { words } from '../../platform/language/words.ts'

/** What ask says. */
export const say = words('ask')
