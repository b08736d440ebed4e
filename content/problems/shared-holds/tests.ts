import type { Random } from '@callofcode/content/random'

const LETTERS = 60_000

export const samples = [[['jcp', 'jcs', 'ms', 'jc']], [['pp', 'pp', 'p']], [['crimp']]]

const routes = (count: number, make: (at: number) => string) => [
  Array.from({ length: count }, (_, at) => make(at)),
]

export const tests = [
  [['a']],
  [['a', 'b']],
  [['a', 'a']],
  [['a', 'aa', 'aaa', 'aaaa']],
  [['aaaa', 'aaa', 'aa', 'a']],
  // The letters are the same, but not from the ground on.
  [['abc', 'xbc', 'bc', 'c']],
  [['ab', 'ba', 'ab', 'ba', 'b']],
  [['zebra', 'zeal', 'zero', 'ape', 'apes', 'z']],
  routes(26, (at) => String.fromCharCode(97 + at)),
  routes(9, (at) => `${'x'.repeat(at)}y`),
  (random: Random) => routes(30, () => random.string(random.int(1, 5), 'abc')),
  (random: Random) => routes(2000, () => random.string(random.int(1, 9), 'ab')),
  (random: Random) => routes(10_000, () => random.string(6, 'climb')),
  // A single long route, two of them, and many with a long common beginning.
  routes(1, () => 'a'.repeat(LETTERS)),
  routes(2, (at) => `${'a'.repeat(LETTERS / 2 - 1)}${at === 0 ? 'b' : 'c'}`),
  routes(244, () => 'h'.repeat(244)),
  (random: Random) => routes(240, () => `${'h'.repeat(random.int(1, 240))}${random.string(5, 'ab')}`),
  routes(345, (at) => 'k'.repeat(at + 1)),
  routes(20_000, () => 'abc'),
  (random: Random) => routes(20_000, () => random.string(3)),
  (random: Random) => routes(20_000, () => `a${random.string(random.int(0, 2), 'abcd')}`),
]
