import { words } from '../../platform/language/words.ts'

/** What blog says. */
export const say = words('blog')
