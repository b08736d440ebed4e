import { words } from '../../platform/language/words.ts'

/** What submission says. */
export const say = words('submission')
