import type { Random } from '@callofcode/content/random'
import { sites } from './reference.ts'

const MOST = 10_000
const ROAD = 1e9

export const samples = [
  [
    [
      [7, 9],
      [1, 3],
      [2, 5],
    ],
  ],
  [
    [
      [10, 30],
      [15, 20],
      [30, 30],
      [31, 40],
    ],
  ],
  [
    [
      [0, 1],
      [4, 6],
      [1, 4],
    ],
  ],
]

const row = (length: number, make: (at: number) => [number, number]) =>
  Array.from({ length }, (_, at) => make(at))

export const tests = [
  [[[0, 0]]],
  [[[0, ROAD]]],
  [
    [
      [5, 5],
      [5, 5],
    ],
  ],
  [
    [
      [2, 3],
      [1, 2],
    ],
  ],
  [
    [
      [3, 4],
      [1, 2],
    ],
  ],
  // A site that contains all others comes last.
  [
    [
      [2, 3],
      [5, 6],
      [8, 9],
      [1, 10],
    ],
  ],
  // The end of the longest site counts, even when several sites lie within it.
  [
    [
      [1, 20],
      [2, 3],
      [4, 5],
      [18, 19],
      [20, 21],
    ],
  ],
  [
    [
      [4, 4],
      [4, 9],
      [4, 6],
      [0, 4],
    ],
  ],
  // Sorted as texts, 10 and 100 come before 9.
  [
    [
      [9, 12],
      [10, 30],
      [100, 200],
      [40, 99],
    ],
  ],
  [
    [
      [0, 0],
      [ROAD, ROAD],
      [1, ROAD - 1],
    ],
  ],
  (random: Random) => [sites(random, 30, 100, 5)],
  (random: Random) => [sites(random, 30, 1000, 200)],
  (random: Random) => [sites(random, 1000, 5000, 4)],
  // All sites are apart: in order, backwards and mixed.
  [row(MOST, (at) => [2 * at, 2 * at + 1])],
  [row(MOST, (at) => [2 * (MOST - at), 2 * (MOST - at) + 1])],
  (random: Random) => [random.shuffle(row(MOST, (at) => [3 * at, 3 * at + random.int(0, 2)]))],
  // The sites form a chain in which each touches the next.
  (random: Random) => [random.shuffle(row(MOST, (at) => [at, at + 1]))],
  // Each site contains the next.
  [row(MOST, (at) => [at, ROAD - at])],
  [row(MOST, (at) => [MOST - at, ROAD - MOST + at])],
  (random: Random) => [sites(random, MOST, ROAD, 100_000)],
  (random: Random) => [sites(random, MOST, 20_000, 2)],
]
