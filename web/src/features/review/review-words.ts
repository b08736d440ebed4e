import { words } from '../../platform/language/words.ts'

/** What reviews say. */
export const say = words('review')
