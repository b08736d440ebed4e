import { words } from '../../platform/language/words.ts'

/** What trace says. */
export const say = words('trace')
