import { words } from '../../platform/language/words.ts'

/** What settings says. */
export const say = words('settings')
