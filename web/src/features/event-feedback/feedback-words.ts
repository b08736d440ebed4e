import { words } from '../../platform/language/words.ts'

/** What feedback says. */
export const say = words('feedback')
