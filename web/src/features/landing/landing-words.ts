import { named, words } from '../../platform/language/words.ts'

/** What the first page says, but for its demo. */
export const say = words('landing')

/** A name of a table, or a text of a new site that no club has changed: it stands there in English. */
export const nameOf = (name: string) => named('landing', name)
