import type { Random } from '@callofcode/content/random'

const MOST = 50_000

export const samples = [['kokoko'], ['aaaa'], ['abacabad']]

/** Repeats a word and cuts it to `length` sounds. */
const again = (word: string, length: number) => word.repeat(Math.ceil(length / word.length)).slice(0, length)

/** Makes a word in which each step joins the two previous words: full of borders of borders. */
function fibonacci(length: number): string {
  let [one, other] = ['a', 'ab']
  while (other.length < length) [one, other] = [other, other + one]
  return other.slice(0, length)
}

/** a, aba, abacaba …: the borders are halved again and again. */
function ruler(letters: string): string {
  let phrase = ''
  for (const letter of letters) phrase += letter + phrase
  return phrase
}

export const tests = [
  ['a'],
  ['aa'],
  ['ab'],
  ['aba'],
  ['baaaaa'],
  ['aaaaab'],
  ['abcdefghijklmnopqrstuvwxyz'],
  // A shorter lesson ends where a longer lesson ends.
  ['abaababaab'],
  ['aabaabaa'],
  // The first sounds occur again, but never at the end of the phrase.
  ['abxabyabz'],
  // One step back along the borders is not enough.
  ['ababaabababb'],
  ['aabaaabaaaab'],
  [ruler('abcdef')],
  [fibonacci(60)],
  (random: Random) => [random.string(40, 'ab')],
  (random: Random) => [random.string(1000, 'ab')],
  [ruler('abcdefghijklmno')],
  [again('a', MOST)],
  [`${again('a', MOST - 1)}b`],
  [again('ab', 9999)],
  [again('caramelo', MOST)],
  [fibonacci(MOST)],
  (random: Random) => [again(random.string(200, 'ab'), MOST)],
  (random: Random) => [random.string(MOST, 'ab')],
]
