import { words } from '../../platform/language/words.ts'

/** What problem-list says. */
export const say = words('problem-list')
