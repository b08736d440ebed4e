import { words } from '../../platform/language/words.ts'

/** What approval says. */
export const say = words('approval')
