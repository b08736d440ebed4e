import type { Random } from '@callofcode/content/random'
import { someTours, type Tour } from './reference.ts'

const MOST = 20_000
const LAST = 1e9

export const samples = [
  [
    [
      [1, 6],
      [2, 4],
      [3, 5],
      [9, 9],
    ],
    [5, 2, 1, 9, 7],
  ],
  [
    [
      [10, 20],
      [15, 16],
    ],
    [15, 14, 20, 15],
  ],
]

const row = (count: number, make: (at: number) => Tour) => Array.from({ length: count }, (_, at) => make(at))
const rooms = (count: number, step = 1) => Array.from({ length: count }, (_, at) => 1 + at * step)

export const tests = [
  [[[1, 1]], [1]],
  [[[1, 1]], [2]],
  [[[2, 3]], [1, 2, 3, 4]],
  [[[1, LAST]], [1, LAST, 5]],
  [[[LAST, LAST]], [LAST, LAST - 1]],
  // Tours lie within each other, listed from outside or from inside.
  [row(9, (at) => [1 + at, 20 - at]), rooms(21)],
  [row(9, (at) => [9 - at, 10 + at]), rooms(21)],
  // Small tours that have ended hide a large one. Several must be removed at once.
  [
    [
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 50],
    ],
    [40, 3, 50],
  ],
  [
    [
      [1, 100],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
    [99, 4, 5, 1],
  ],
  [
    [
      [5, 9],
      [5, 9],
      [5, 9],
    ],
    [4, 5, 9, 10],
  ],
  [row(10, (at) => [10 * at + 1, 10 * at + 5]), rooms(100)],
  (random: Random) => [someTours(random, 30, 40, 12), random.ints(60, 1, 55)],
  (random: Random) => [someTours(random, 2000, LAST, LAST), random.ints(2000, 1, LAST)],
  (random: Random) => [someTours(random, 2000, 5000, 30), random.permutation(5000, 1)],
  [row(MOST, (at) => [at + 1, LAST - at]), rooms(MOST, 50_000)],
  [row(MOST, (at) => [at + 1, MOST]), rooms(MOST).toReversed()],
  [row(MOST, (at) => (at === 0 ? [1, LAST] : [at, at])), rooms(MOST, 2)],
  (random: Random) => [someTours(random, MOST, LAST, LAST), random.ints(MOST, 1, LAST)],
  (random: Random) => [someTours(random, MOST, LAST, 100_000), random.ints(MOST, 1, LAST)],
  (random: Random) => [someTours(random, MOST, MOST, 3), random.ints(MOST, 1, MOST)],
]
