import { words } from '../../platform/language/words.ts'

/** What plans say. */
export const say = words('plan')
