import { words } from '../../../platform/language/words.ts'

/** What profile says. */
export const say = words('profile')
