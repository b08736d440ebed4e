import { words } from '../../platform/language/words.ts'

/** What authoring says. */
export const say = words('authoring')
