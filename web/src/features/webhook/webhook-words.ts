import { words } from '../../platform/language/words.ts'

/** What webhook says. */
export const say = words('webhook')
