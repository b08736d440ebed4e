import { named, words } from '../../platform/language/words.ts'

/** What organiser says. */
export const say = words('organiser')

/** A page of organisers, which stands in a table in English. */
export const placeName = (name: string) => named('shell', name)
