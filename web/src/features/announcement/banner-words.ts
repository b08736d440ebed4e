import { words } from '../../platform/language/words.ts'

/** What banner says. */
export const say = words('banner')
