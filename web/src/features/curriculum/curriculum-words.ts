import { words } from '../../platform/language/words.ts'

/** What the tracker says. */
export const say = words('curriculum')
