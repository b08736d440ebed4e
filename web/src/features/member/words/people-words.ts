import { words } from '../../../platform/language/words.ts'

/** What people says. */
export const say = words('people')
