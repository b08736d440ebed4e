import { words } from '../../platform/language/words.ts'

/** What code-editor says. */
export const say = words('code-editor')
