import { words } from '../../platform/language/words.ts'

/** What is said where the editorial's solutions are stepped through. */
export const say = words('explain')
