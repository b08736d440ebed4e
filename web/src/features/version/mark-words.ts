import { type ChangeObject, diffArrays } from 'diff'

export interface Piece {
  readonly text: string
  readonly marked: boolean
}
type Change = ChangeObject<string[]>
type Lines = readonly string[]
type Marked = readonly (readonly Piece[])[]

const MOST_EDITS = 400
const LONGEST = 20_000
/** Lines that share fewer words than that were not changed but written anew. */
const LEAST_SHARED = 0.3

/** Marks the words in which lines differ from those that they replace; none where nearly all do. */
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
  const found = diffArrays(wordsOf(older), wordsOf(newer), { maxEditLength: MOST_EDITS })
  return found && withoutGaps(found)
}

/** Words with the marks that belong to their letters, line ends, blanks, and each other sign by itself. */
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

/** A blank between two changed words is changed with them: one mark reads better than two. */
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

/** Pieces of one kind that follow each other are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = all.at(-1)
    if (last?.marked === piece.marked) all[all.length - 1] = { ...piece, text: last.text + piece.text }
    else all.push(piece)
  }
  return all
}
