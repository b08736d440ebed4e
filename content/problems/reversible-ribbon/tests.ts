import type { Random } from '@callofcode/content/random'

const MOST = 1000

export const samples = [['xabbay'], ['stone'], ['noonlevel']]

const mirrored = (half: string, middle = '') => half + middle + [...half].reverse().join('')

export const tests = [
  ['q'],
  ['zz'],
  ['ab'],
  ['aba'],
  ['aab'],
  ['baa'],
  // Some pieces occur in the reversed ribbon too, but are not reversible.
  ['abcxyzcba'],
  ['aacabdkacaa'],
  // The longest piece has an even length, or an odd one, and is at the front, or at the back.
  ['deedxaba'],
  ['xyxdeedfgf'],
  ['abcdedcb'],
  ['tabcdedcba'],
  ['abababab'],
  // Equal ends enclose letters that are not reversible.
  ['abcda'],
  (random: Random) => [random.string(60, 'ab')],
  (random: Random) => [random.string(300, 'abc')],
  ['a'.repeat(MOST)],
  ['ab'.repeat(MOST / 2)],
  [`${'a'.repeat(MOST / 2)}b${'a'.repeat(MOST / 2 - 1)}`],
  [`${'a'.repeat(MOST / 2 - 1)}bc${'a'.repeat(MOST / 2 - 1)}`],
  (random: Random) => [mirrored(random.string(MOST / 2))],
  (random: Random) => [`${random.string(300)}${mirrored(random.string(200), 'k')}${random.string(299)}`],
  (random: Random) => [random.string(MOST)],
]
