import { words } from '../../../platform/language/words.ts'

/** What forum says. */
export const say = words('forum')
