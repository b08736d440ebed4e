import { words } from '../../platform/language/words.ts'

/** What audit says. */
export const say = words('audit')
