import { words } from '../../platform/language/words.ts'

/** What accounts on other sites say. */
export const say = words('handle')
