import type { Random } from '@callofcode/content/random'
import { anyPaths } from './reference.ts'

const MOST = 20_000

export const samples = [
  [
    4,
    [
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 4],
    ],
  ],
  [
    5,
    [
      [4, 5],
      [5, 4],
    ],
  ],
]

const row = (count: number, make: (at: number) => [number, number]) =>
  Array.from({ length: count }, (_, at) => make(at))

export const tests = [
  [2, [[1, 2]]],
  [
    2,
    [
      [1, 2],
      [1, 2],
      [2, 1],
    ],
  ],
  [3, [[1, 2]]],
  [
    3,
    [
      [1, 2],
      [2, 3],
      [3, 1],
    ],
  ],
  // The path that melts first is the only link between two groups. Another path is never needed.
  [
    6,
    [
      [3, 4],
      [1, 2],
      [2, 3],
      [4, 5],
      [5, 6],
      [6, 4],
    ],
  ],
  [
    6,
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [2, 3],
      [4, 5],
      [6, 1],
    ],
  ],
  [20, row(19, (at) => [at + 1, at + 2])],
  [20, row(19, (at) => [20, at + 1])],
  [MOST, [[1, MOST]]],
  (random: Random) => [8, anyPaths(random, 8, 20)],
  (random: Random) => [40, random.graph(40, 90, { first: 1 })],
  (random: Random) => [1000, random.tree(1000, { first: 1 })],
  // Rows and stars melt from either end.
  [MOST, row(MOST - 1, (at) => [at + 1, at + 2])],
  [MOST, row(MOST - 1, (at) => [MOST - at, MOST - at - 1])],
  [MOST, row(MOST - 1, (at) => [1, at + 2])],
  [MOST / 2, row(MOST, (at) => [(at % (MOST / 2)) + 1, ((at + 1) % (MOST / 2)) + 1])],
  [2, row(MOST, (at) => (at % 2 === 0 ? [1, 2] : [2, 1]))],
  (random: Random) => [MOST, random.tree(MOST, { shape: 'path', first: 1 })],
  (random: Random) => [MOST, anyPaths(random, MOST, MOST)],
  (random: Random) => [300, anyPaths(random, 300, MOST)],
]
