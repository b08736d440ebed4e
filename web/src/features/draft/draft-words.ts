import { words } from '../../platform/language/words.ts'

/** What draft says. */
export const say = words('draft')
