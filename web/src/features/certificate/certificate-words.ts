import { words } from '../../platform/language/words.ts'

/** What certificate says. */
export const say = words('certificate')
