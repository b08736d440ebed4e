import { words } from '../../platform/language/words.ts'

/** What merging and splitting questions says. */
export const say = words('question-merge')
