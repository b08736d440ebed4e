import { words } from '../../platform/language/words.ts'

/** What member-page says. */
export const say = words('member-page')
