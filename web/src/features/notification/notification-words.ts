import { words } from '../../platform/language/words.ts'

/** What notification says. */
export const say = words('notification')
