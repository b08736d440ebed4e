import { diffArrays } from 'diff'
import { markWords, type Piece } from './mark-words.ts'

/** A line in pieces; those that are marked are what differs from the other text. */
export type Line = readonly Piece[]

export type Stretch =
  | { readonly same: true; readonly lines: readonly Line[] }
  | { readonly same: false; readonly removed: readonly Line[]; readonly added: readonly Line[] }

/** Beyond that many lines that come and go, texts have little in common, and looking for it takes long. */
const MOST_EDITS = 800

/** Two texts line by line: what stayed, and what stands there instead of what. */
export function compareTexts(before: string, after: string): Stretch[] {
  const [older, newer] = [linesOf(before), linesOf(after)]
  const found = diffArrays(older, newer, { maxEditLength: MOST_EDITS })
  if (!found) return [changed(older, newer)]
  const stretches: Stretch[] = []
  let removed: string[] = []
  for (const [at, { value, added, removed: isRemoved }] of found.entries()) {
    if (isRemoved) {
      removed = value
      if (!found[at + 1]?.added) stretches.push(changed(removed, []))
    } else if (added) {
      stretches.push(changed(found[at - 1]?.removed ? removed : [], value))
    } else {
      stretches.push({ same: true, lines: value.map((text) => [{ text, marked: false }]) })
    }
  }
  return stretches
}

/** An empty text has no line; what came from Windows reads the same. */
const linesOf = (text: string) => (text === '' ? [] : text.split(/\r\n|\r|\n/))

const changed = (before: readonly string[], after: readonly string[]): Stretch => {
  const [removed, added] = markWords(before, after)
  return { same: false, removed, added }
}

export const countChanges = (stretches: readonly Stretch[]) => ({
  removed: stretches.reduce((sum, one) => sum + (one.same ? 0 : one.removed.length), 0),
  added: stretches.reduce((sum, one) => sum + (one.same ? 0 : one.added.length), 0),
})
