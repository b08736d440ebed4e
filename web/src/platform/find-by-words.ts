import { distance } from 'fastest-levenshtein'

interface Called {
  readonly names: readonly (string | null | undefined)[]
  /** On LeetCode; null where it has none. */
  readonly number: number | null
}

/**
 * Those that have every word of the text in their names, or as their number on LeetCode. Where nothing has them, words with a typing
 * error count. What has the number comes before what has it in a name.
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

/** From so many letters on a word may have one typing error, and twice so many, two. */
const LETTERS = 4

/** Whether the word is the other one, or its beginning, but for a letter or two. */
function isMistyped(word: string, other: string): boolean {
  const most = Math.min(2, Math.floor(word.length / LETTERS))
  if (most === 0) return other.startsWith(word)
  return [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most)
}
