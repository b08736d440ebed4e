import { distance } from 'fastest-levenshtein'

interface Called {
  readonly names: readonly (string | null | undefined)[]
  /** The number on LeetCode. Null if it has none. */
  readonly number: number | null
}

/**
 * Finds things that have every word of the text in their names, or as their number on LeetCode. Without a match, words with a
 * typing error count. Matches by number come first.
 */
export function findByWords<Thing>(
  all: readonly Thing[],
  text: string,
  called: (thing: Thing) => Called,
): Thing[] {
  const words = wordsOf(text)
  const things = all.map((thing) => {
    const { names, number } = called(thing)
    const own = [...names, number !== null && 'LeetCode'].filter(Boolean).join(' ').toLowerCase()
    return { thing, own, number: String(number ?? '') }
  })
  const found = things.filter(({ own, number }) =>
    words.every((word) => word === number || own.includes(word)),
  )
  const shown =
    found.length > 0
      ? found
      : things.filter(({ own }) =>
          words.every((word) => wordsOf(own).some((other) => isMistyped(word, other))),
        )
  const isNumbered = ({ number }: { number: string }) => words.includes(number)
  return [...shown.filter(isNumbered), ...shown.filter((one) => !isNumbered(one))].map(({ thing }) => thing)
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** A word of this length may have one typing error. A word of twice this length may have two. */
const LETTERS = 4

/** Returns whether the word equals the other word, or its beginning, except for one or two letters. */
function isMistyped(word: string, other: string): boolean {
  const most = Math.min(2, Math.floor(word.length / LETTERS))
  if (most === 0) return other.startsWith(word)
  return [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most)
}
