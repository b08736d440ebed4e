import { words } from '../../platform/language/words.ts'

/** What moderation says. */
export const say = words('moderation')
