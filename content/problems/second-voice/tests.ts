import type { Random } from '@callofcode/content/random'

const MOST = 50_000

const lines = (melodies: string[]) => melodies.map((melody) => `${melody}\n`)

export const samples = lines(['ababac', 'gggg', 'do'])

/** Makes a word in which each step joins the two previous words: copies within copies. */
function fibonacci(length: number): string {
  let [one, other] = ['a', 'ab']
  while (other.length < length) [one, other] = [other, other + one]
  return other.slice(0, length)
}

export const tests = [
  ...lines([
    'aa',
    'ab',
    'abc',
    'aba',
    'aaab',
    'baaa',
    'abcabcabc',
    // The answer is longer than the copied value, shorter, or ends exactly with the copy.
    'aaabaaab',
    'aaabaab',
    'abacabadabacabae',
    'aabaacaabaab',
    'abaababaab',
    'abababababab',
    'aabxaabxcaabxaabxay',
    fibonacci(144),
    'a'.repeat(MOST),
    `${'a'.repeat(MOST - 1)}b`,
    `b${'a'.repeat(MOST - 1)}`,
    `${'a'.repeat(MOST / 2)}b${'a'.repeat(MOST / 2 - 1)}`,
    'ab'.repeat(MOST / 2),
    fibonacci(MOST),
  ]),
  (random: Random) => `${random.string(100, 'ab')}\n`,
  (random: Random) => `${random.string(250, 'ab').repeat(MOST / 250)}\n`,
  (random: Random) => `${random.string(MOST, 'ab')}\n`,
  (random: Random) => `${random.string(MOST)}\n`,
]
