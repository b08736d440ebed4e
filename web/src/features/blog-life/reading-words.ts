import { words } from '../../platform/language/words.ts'

/** What reading says. */
export const say = words('reading')
