import { words } from '../../platform/language/words.ts'

/** What is said of notes and stars. */
export const say = words('note')
