import { words } from '../../platform/language/words.ts'

/** What attendance says. */
export const say = words('attendance')
