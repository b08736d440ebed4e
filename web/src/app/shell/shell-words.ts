import { named, words } from '../../platform/language/words.ts'

/** What the frame of the screens says. */
export const say = words('shell')

/** A place or a step of the breadcrumb, which stands in its table in English. */
export const placeName = (name: string) => named('shell', name)
