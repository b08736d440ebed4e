import { type ChangeObject, diffArrays } from 'diff'

/** A line in pieces. Marked pieces differ from the other text. */
export type Line = readonly Piece[]

export type Stretch =
  | { readonly same: true; readonly lines: readonly Line[] }
  | { readonly same: false; readonly removed: readonly Line[]; readonly added: readonly Line[] }

/** The limit of edits. Texts with more edits have little in common, and comparing them takes long. */
const MOST_EDITS = 800

/** Compares two texts line by line: which lines stayed, and which replaced which. */
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

/** Splits a text into lines. An empty text has none. All line endings count as equal. */
const linesOf = (text: string) => (text === '' ? [] : text.split(/\r\n|\r|\n/))

const changed = (before: readonly string[], after: readonly string[]): Stretch => {
  const [removed, added] = markWords(before, after)
  return { same: false, removed, added }
}

export const countChanges = (stretches: readonly Stretch[]) => ({
  removed: stretches.reduce((sum, one) => sum + (one.same ? 0 : one.removed.length), 0),
  added: stretches.reduce((sum, one) => sum + (one.same ? 0 : one.added.length), 0),
})

interface Piece {
  readonly text: string
  readonly marked: boolean
}
type Change = ChangeObject<string[]>
type Lines = readonly string[]
type Marked = readonly (readonly Piece[])[]

const MOST_WORD_EDITS = 400
const LONGEST = 20_000
/** Lines that share fewer words count as rewritten. */
const LEAST_SHARED = 0.3

/** Marks the words in which lines differ from those they replace. Marks nothing if nearly all words differ. */
export function markWords(before: Lines, after: Lines): [Marked, Marked] {
  const changes = compareWords(before, after)
  if (!changes || shared(changes) < LEAST_SHARED) return [before.map(plain), after.map(plain)]
  const ofBefore = changes.filter(({ added }) => !added)
  const ofAfter = changes.filter(({ removed }) => !removed)
  return [toLines(ofBefore), toLines(ofAfter)]
}

const plain = (text: string): Piece[] => [{ text, marked: false }]

function compareWords(before: Lines, after: Lines): Change[] | undefined {
  if (before.length === 0 || after.length === 0) return undefined
  const [older, newer] = [before.join('\n'), after.join('\n')]
  if (older.length + newer.length > LONGEST) return undefined
  const found = diffArrays(wordsOf(older), wordsOf(newer), { maxEditLength: MOST_WORD_EDITS })
  return found && withoutGaps(found)
}

/** Splits into words (with combining marks), line ends, blanks and single other characters. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}_]+|\n|[^\S\n]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? []

const isWord = (token: string) => token.trim() !== ''
const words = (changes: readonly Change[]) => changes.flatMap(({ value }) => value).filter(isWord).length

function shared(changes: readonly Change[]): number {
  const same = words(changes.filter(({ added, removed }) => !added && !removed))
  const all = Math.max(
    words(changes.filter(({ added }) => !added)),
    words(changes.filter(({ removed }) => !removed)),
  )
  return all === 0 ? 1 : same / all
}

/** Also marks the space between two changed words, because one mark reads better than two. */
function withoutGaps(changes: readonly Change[]): Change[] {
  const isChanged = (change: Change | undefined) => change?.added || change?.removed
  return changes.flatMap((change, at) => {
    const isGap = !isChanged(change) && change.value.every((token) => /^[^\S\n]+$/.test(token))
    if (!isGap || !isChanged(changes[at - 1]) || !isChanged(changes[at + 1])) return [change]
    return [
      { ...change, removed: true },
      { ...change, added: true },
    ]
  })
}

function toLines(changes: readonly Change[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { value, added, removed } of changes) {
    const [first = '', ...rest] = value.join('').split('\n')
    const marked = added || removed
    lines.at(-1)?.push({ text: first, marked })
    for (const text of rest) lines.push([{ text, marked }])
  }
  return lines.map(joined)
}

/** Joins neighbouring pieces of the same kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = all.at(-1)
    if (last?.marked === piece.marked) all[all.length - 1] = { ...piece, text: last.text + piece.text }
    else all.push(piece)
  }
  return all
}
