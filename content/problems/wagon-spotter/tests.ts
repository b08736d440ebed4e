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
  // Only the older of two equal signs has to leave.
  ['abac'],
  ['dxydzw'],
  ['abcbdefg'],
  // The longest stretch is at the beginning, in the middle, or at the end.
  ['abcdeaaa'],
  ['zzzabcdezzz'],
  ['aaaabcde'],
  ['aAbBcCaA'],
  ['0123456789-0123456789'],
  ['!"#$%&()*+,-./:;<=>?@[]^_`{|}~ !'],
  // All signs occur, once or twice.
  [SIGNS],
  [SIGNS + SIGNS],
  (random: Random) => [random.string(50, 'abcdefgh')],
  (random: Random) => [random.string(300, SIGNS)],
  ['x'.repeat(MOST)],
  ['xy'.repeat(MOST / 2)],
  // Long varied stretches, each of them broken a little later.
  [(SIGNS + SIGNS.slice(1)).repeat(106).slice(0, MOST)],
  [SIGNS.repeat(211).slice(0, MOST)],
  (random: Random) => [random.string(MOST, SIGNS)],
  (random: Random) => ['a'.repeat(MOST - 26) + random.shuffle('abcdefghijklmnopqrstuvwxyz').join('')],
]
