import { words } from '../../platform/language/words.ts'

/** What edit says. */
export const say = words('edit')
