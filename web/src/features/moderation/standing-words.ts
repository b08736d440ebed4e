import { words } from '../../platform/language/words.ts'

/** What standing says. */
export const say = words('standing')
