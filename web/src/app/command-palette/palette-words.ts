import { named, words } from '../../platform/language/words.ts'
import { placeName } from '../shell/shell-words.ts'

/** What the palette and the shortcuts say. */
export const say = words('palette')

/** A name that stands in a table in English: a screen, which the sidebar may name too, an action, or a kind of result. */
export const nameOf = (name: string): string => {
  const own = named('palette', name)
  return own === name ? placeName(name) : own
}
