import { words } from '../../platform/language/words.ts'

/** What the page of help says. */
export const say = words('help')
