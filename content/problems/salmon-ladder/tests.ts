import type { Random } from '@callofcode/content/random'
import { ladder } from './reference.ts'

const SIDE = 100
const WILDEST = 1000

export const samples = [
  [
    [
      [8, 1, 9, 4],
      [6, 7, 2, 9],
      [5, 9, 8, 1],
      [2, 6, 7, 4],
    ],
  ],
  [[[-3, 2, 5]]],
  [[[4], [-6], [1]]],
]

const drawn = (rows: number, columns: number, pool: (row: number, column: number) => number) => [
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => pool(row, column))),
]

export const tests = [
  [[[0]]],
  [[[-WILDEST]]],
  [[[7, 3, 5]]],
  [
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [
      [4, 3],
      [2, 1],
    ],
  ],
  // The quietest pool is too far away for a leap.
  [
    [
      [1, 9, 9, 9],
      [9, 9, 9, 1],
    ],
  ],
  // No way leads around the banks.
  [
    [
      [0, 50, 50, 50],
      [50, 50, 50, 0],
      [0, 50, 50, 50],
    ],
  ],
  // The way is easy at first and then wild.
  [
    [
      [90, 90, 5],
      [90, 90, 5],
      [1, 4, 5],
    ],
  ],
  // One leap per row: a salmon cannot cross two pools of the same row.
  [
    [
      [9, 9, 9],
      [-9, -9, -9],
      [9, 9, 9],
    ],
  ],
  // A quiet way leads straight up, to the left, to the right, or from side to side.
  drawn(9, 9, (_, column) => (column === 4 ? 1 : 20)),
  drawn(9, 9, (row, column) => (row === column ? 1 : 20)),
  drawn(9, 9, (row, column) => (row + column === 8 ? 1 : 20)),
  drawn(12, 3, (row, column) => (column === [0, 1, 2, 1][row % 4] ? -5 : 5)),
  drawn(10, 2, (row, column) => (row + column) % 2),
  // All ways are equal.
  drawn(30, 30, () => 0),
  drawn(1, SIDE, (_, column) => WILDEST - column),
  drawn(SIDE, 1, () => WILDEST),
  drawn(SIDE, 2, () => -WILDEST),
  (random: Random) => [ladder(random, 6, 6, 0, 9)],
  (random: Random) => [ladder(random, 25, 20, -20, 20)],
  (random: Random) => [ladder(random, 40, SIDE, 0, WILDEST)],
  drawn(SIDE, SIDE, () => WILDEST),
  drawn(SIDE, SIDE, () => -WILDEST),
  (random: Random) => [ladder(random, SIDE, SIDE, -WILDEST, WILDEST)],
  (random: Random) => [ladder(random, SIDE, SIDE, 1, 9)],
]
