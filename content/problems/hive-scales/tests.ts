import type { Random } from '@callofcode/content/random'
import { type Operation, someOperations } from './reference.ts'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [
  [
    5,
    [
      [0, 2, 300],
      [0, 4, 50],
      [1, 1, 3],
      [0, 2, -100],
      [1, 2, 4],
      [1, 5, 5],
    ],
  ],
  [
    1,
    [
      [1, 1, 1],
      [0, 1, 7],
      [0, 1, 7],
      [1, 1, 1],
    ],
  ],
]

const row = (count: number, make: (at: number) => Operation) =>
  Array.from({ length: count }, (_, at) => make(at))

export const tests = [
  [1, [[0, 1, 5]]],
  [1, [[1, 1, 1]]],
  [
    2,
    [
      [0, 1, 5],
      [0, 2, 7],
      [1, 1, 1],
      [1, 2, 2],
      [1, 1, 2],
    ],
  ],
  // Each hive alone changes, and every stretch of eight hives is asked for.
  [
    8,
    row(8, (at) => [0, at + 1, 10 ** at]).concat(
      row(
        64,
        (at): Operation => [1, Math.min((at >> 3) + 1, (at & 7) + 1), Math.max((at >> 3) + 1, (at & 7) + 1)],
      ),
    ),
  ],
  [
    7,
    [
      [0, 7, 3],
      [1, 7, 7],
      [1, 1, 7],
      [1, 1, 6],
      [0, 7, -3],
      [1, 1, 7],
    ],
  ],
  [9, row(30, (at) => (at % 2 === 0 ? [0, (at % 9) + 1, -at] : [1, 1, 9]))],
  [
    4,
    [
      [0, 3, LARGEST],
      [0, 3, LARGEST],
      [0, 3, LARGEST],
      [0, 3, LARGEST],
      [0, 3, LARGEST],
      [1, 1, 4],
      [1, 3, 3],
    ],
  ],
  [
    MOST,
    [
      [0, MOST, 1],
      [1, MOST, MOST],
      [1, 1, MOST - 1],
      [1, 1, MOST],
    ],
  ],
  (random: Random) => [10, someOperations(random, 10, 60, 5)],
  (random: Random) => [300, someOperations(random, 300, 2000, LARGEST)],
  (random: Random) => [5, someOperations(random, 5, MOST, 3)],
  [MOST, row(MOST, (at) => (at % 2 === 0 ? [0, at + 1, LARGEST] : [1, 1, MOST]))],
  [MOST, row(MOST, (at) => (at % 2 === 0 ? [0, 1, 1] : [1, 1, MOST]))],
  [MOST, row(MOST, (at) => (at < MOST / 2 ? [0, 2 * at + 1, -LARGEST] : [1, 1, 2 * (at - MOST / 2) + 1]))],
  (random: Random) => [MOST, someOperations(random, MOST, MOST, LARGEST)],
  (random: Random) => [MOST, someOperations(random, MOST, MOST, LARGEST, 0.1)],
]
