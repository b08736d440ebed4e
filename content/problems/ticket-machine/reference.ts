import type { Random } from '@callofcode/content/random'

const WORDS = 10_000
const LETTERS = 60_000

export function solve(stdin: string): string {
  const { names, typed } = wordsOf(stdin)
  const sorted = names.toSorted()
  const before = (word: string) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
  // "{" follows "z", so all names that begin with a word are between the word and that word with "{".
  return typed.map((word) => `${before(`${word}{`) - before(word)}\n`).join('')
}

export function small(random: Random): string {
  const words = (count: number) => random.array(count, () => random.string(random.int(1, 4), 'ab'))
  return machine(words(random.int(1, 5)), words(random.int(1, 4)))
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n([a-z]+\n)*$/.test(stdin))
    return 'There may be a line with n and q, and lines with a word of letters a to z each.'
  const { count, asked, names, typed } = wordsOf(stdin)
  if (count < 1 || count > WORDS) return 'n must be from 1 to 10 000.'
  if (asked < 1 || asked > WORDS) return 'q must be from 1 to 10 000.'
  if (names.length + typed.length !== count + asked) return 'There must be n names and q beginnings.'
  if (names.join('').length > LETTERS) return 'The names may have at most 60 000 letters in all.'
  if (typed.join('').length > LETTERS) return 'The beginnings may have at most 60 000 letters in all.'
  return undefined
}

/** Returns the input of these names and beginnings. */
export function machine(names: string[], typed: string[]): string {
  return [`${names.length} ${typed.length}`, ...names, ...typed].map((line) => `${line}\n`).join('')
}

function wordsOf(stdin: string) {
  const [first = '', ...words] = stdin.trimEnd().split('\n')
  const [count = 0, asked = 0] = first.split(' ').map(Number)
  return { count, asked, names: words.slice(0, count), typed: words.slice(count) }
}
