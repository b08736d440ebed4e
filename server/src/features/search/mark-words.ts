import type { Mark } from '@callofcode/contract/search/search'

/** C++, C# and F# are words of their own, as in the migration 0235. */
const WORD = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)|[\p{L}\p{N}\p{M}]+/giu
/** The longest ending in which two forms of a word may differ, such as `happy` and `happiness`. */
const LONGEST_ENDING = 5
/** The share of trigrams from which a word counts as another spelling. */
const ALIKE = 0.3

/** Returns the text in lower case and without accents, as the database compares words. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/^cpp$/, 'c++')

export const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => plain(word))

/**
 * Returns where the words occur in a text: begin and end in UTF-16 units, in order. With `orAlike`, a missing word marks those
 * with a similar spelling.
 */
export function marksIn(text: string, words: readonly string[], orAlike = false): Mark[] {
  const found = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: plain(word),
    mark: [index, index + word.length] as Mark,
  }))
  const marked = new Set<Mark>()
  for (const typed of words) {
    const exact = found.filter(({ word }) => isForm(word, typed))
    const chosen =
      exact.length > 0 || !orAlike ? exact : found.filter(({ word }) => alike(word, typed) >= ALIKE)
    for (const { mark } of chosen) marked.add(mark)
  }
  return [...marked].sort(([a], [b]) => a - b)
}

/** Returns true if the word begins with the typed text, or both are forms of one word. */
function isForm(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  const shorter = Math.min(word.length, typed.length)
  let same = 0
  while (same < shorter && word[same] === typed[same]) same += 1
  return same >= Math.max(3, shorter - 1) && Math.max(word.length, typed.length) - same <= LONGEST_ENDING
}

/** Returns the share of the typed word's trigrams that the other word has, as pg_trgm counts them. */
function alike(word: string, typed: string): number {
  const others = trigrams(word)
  const own = [...trigrams(typed)]
  return own.filter((one) => others.has(one)).length / own.length
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
