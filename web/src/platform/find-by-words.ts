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
const isMistyped = (word: string, other: string) =>
  begins(word, other, Math.min(2, Math.floor(word.length / LETTERS)))

/** Returns whether the word begins with the letters of the start, of which this many are wrong, missing or too many. */
function begins(start: string, word: string, wrong: number): boolean {
  let equal = 0
  while (equal < start.length && start[equal] === word[equal]) equal += 1
  if (equal === start.length) return true
  if (wrong === 0) return false
  const [here, there] = [start.slice(equal), word.slice(equal)]
  const next = here.slice(1)
  return [
    [next, there.slice(1)],
    [next, there],
    [here, there.slice(1)],
  ].some(([one = '', other = '']) => begins(one, other, wrong - 1))
}
