import { named, words } from '../../platform/language/words.ts'

/** What sign-in, signup, reset and set-up say. */
export const say = words('account')

/** A name that stands in a table in English. */
export const nameOf = (name: string) => named('account', name)
