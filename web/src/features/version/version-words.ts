import { words } from '../../platform/language/words.ts'

/** What version says. */
export const say = words('version')
