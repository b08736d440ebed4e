import { named, words } from '../../platform/language/words.ts'

/** What the demo says, and the reasons above it. */
export const say = words('demo')

/** A text of a new site that no club has changed, or of a table: it stands there in English. */
export const nameOf = (name: string) => named('demo', name)
