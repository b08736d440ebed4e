import { words } from '../../platform/language/words.ts'

/** How the figures of the screens are counted. */
export const say = words('figures')
