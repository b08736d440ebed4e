/** Reduces a text to what people read. Compatible letters are unified, case is ignored, and invisible characters are removed. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase()

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Returns the first of these words that occurs in the text as a separate word, or undefined. */
export function refusedWord(text: string, words: readonly string[]): string | undefined {
  if (words.length === 0 || text === '') return undefined
  const read = plain(text)
  return words.find((word) => standsIn(read, plain(word).trim()))
}

function standsIn(text: string, word: string): boolean {
  if (word === '') return false
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [
      text.slice(0, at).at(-1),
      [...text.slice(at + word.length, at + word.length + 2)][0],
    ]
    if (!LETTER.test(before) && !LETTER.test(after)) return true
  }
  return false
}
