import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const SIGNS = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))

export const samples = [['carrotcake'], ['noon'], ['Aa a']]

export const tests = [
  [''],
  [' '],
  ['~~'],
  ['abba'],
  ['abcddcba'],
  // Only the older of two equal signs has to go.
  ['abac'],
  ['dxydzw'],
  ['abcbdefg'],
  // The longest stretch at the beginning, in the middle, at the end.
  ['abcdeaaa'],
  ['zzzabcdezzz'],
  ['aaaabcde'],
  ['aAbBcCaA'],
  ['0123456789-0123456789'],
  ['!"#$%&()*+,-./:;<=>?@[]^_`{|}~ !'],
  // All the signs, once and twice.
  [SIGNS],
  [SIGNS + SIGNS],
  (random: Random) => [random.string(50, 'abcdefgh')],
  (random: Random) => [random.string(300, SIGNS)],
  ['x'.repeat(MOST)],
  ['xy'.repeat(MOST / 2)],
  // Long varied stretches, each one broken a little further on.
  [(SIGNS + SIGNS.slice(1)).repeat(106).slice(0, MOST)],
  [SIGNS.repeat(211).slice(0, MOST)],
  (random: Random) => [random.string(MOST, SIGNS)],
  (random: Random) => ['a'.repeat(MOST - 26) + random.shuffle('abcdefghijklmnopqrstuvwxyz').join('')],
]
