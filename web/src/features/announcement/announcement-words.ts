import { words } from '../../platform/language/words.ts'

/** What announcement says. */
export const say = words('announcement')
