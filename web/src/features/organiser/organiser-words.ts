import { words } from '../../platform/language/words.ts'

/** What organiser says. */
export const say = words('organiser')
