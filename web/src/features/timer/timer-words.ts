import { words } from '../../platform/language/words.ts'

/** What timer says. */
export const say = words('timer')
