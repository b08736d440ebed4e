import type { Random } from '@callofcode/content/random'

const MOST = 50_000

export const samples = [['leafleafle'], ['abacabab'], ['rose']]

/** Prints a pattern again and again, and cuts the strip to `length` signs. */
const printed = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)

/** Makes a word in which each step joins the two previous words: full of borders of borders. */
function fibonacci(length: number): string {
  let [one, other] = ['a', 'ab']
  while (other.length < length) [one, other] = [other, other + one]
  return other.slice(0, length)
}

export const tests = [
  ['a'],
  ['aa'],
  ['ab'],
  ['aba'],
  ['aaaaaaa'],
  ['aaaaaab'],
  ['baaaaaa'],
  ['abcabcabc'],
  ['abcabcab'],
  ['abcabcabd'],
  // The first sign occurs again, but does not begin a turn.
  ['aabaaabaaabaa'],
  ['aabaaab'],
  // One step back along the borders is not enough, or two.
  ['abacabad'],
  ['ababaa'],
  ['abaabaaa'],
  ['aabaabaaaabaabaab'],
  ['abaabaab'],
  ['aaabaaaab'],
  // A small p seems right until the last sign.
  ['abababababa'],
  ['ababababacababababab'],
  [`${printed('wave', 30)}x`],
  [fibonacci(90)],
  (random: Random) => [printed(random.string(17, 'ab'), 100)],
  (random: Random) => [random.string(1000, 'ab')],
  ['a'.repeat(MOST)],
  [`${'a'.repeat(MOST - 1)}b`],
  [`${'a'.repeat(MOST / 2)}b${'a'.repeat(MOST / 2 - 1)}`],
  [`${printed('ab', MOST - 1)}c`],
  [fibonacci(MOST)],
  (random: Random) => [printed(random.string(MOST / 2 + 1, 'ab'), MOST)],
  (random: Random) => [printed(random.string(333), MOST)],
  (random: Random) => [random.string(MOST)],
]
