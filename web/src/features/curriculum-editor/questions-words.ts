import { words } from '../../platform/language/words.ts'

/** What questions says. */
export const say = words('questions')
