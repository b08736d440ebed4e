import { words } from '../../platform/language/words.ts'

/** What mentor says. */
export const say = words('mentor')
