import { words } from '../../platform/language/words.ts'

/** What writing says. */
export const say = words('writing')
