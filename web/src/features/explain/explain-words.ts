import { words } from '../../platform/language/words.ts'

/** What is said of how a solution grows. */
export const say = words('explain')
