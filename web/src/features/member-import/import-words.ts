import { words } from '../../platform/language/words.ts'

/** What member-import says. */
export const say = words('member-import')
