import { words } from '../../platform/language/words.ts'

/** What packs say. */
export const say = words('pack')
