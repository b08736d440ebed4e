import { words } from '../../platform/language/words.ts'

/** What question-list says. */
export const say = words('question-list')
