import { words } from '../../platform/language/words.ts'

/** What run says. */
export const say = words('run')
