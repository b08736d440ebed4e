import { words } from '../../platform/language/words.ts'

/** What the import of what was solved elsewhere says. */
export const say = words('solve-import')
