import type { Random } from '@callofcode/content/random'
import { field } from './reference.ts'

const MOST = 20_000
const LARGEST = 1e9

/** Numbers the patches 1, 2, 3 … row by row, so that all patches differ. */
const counted = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column + 1),
  )

export const samples = [
  [counted(3, 4)],
  [
    [
      [4, 0],
      [4, 2],
      [9, 2],
    ],
  ],
  [[[3], [1], [2]]],
]

export const tests = [
  [[[0]]],
  [[[LARGEST]]],
  [[[5, 6]]],
  [[[5], [6]]],
  [counted(2, 2)],
  [counted(1, 7)],
  [counted(7, 1)],
  [counted(2, 5)],
  [counted(5, 2)],
  // A row, a column, one patch or nothing is left in the middle.
  [counted(3, 5)],
  [counted(5, 3)],
  [counted(3, 3)],
  [counted(4, 4)],
  [counted(4, 7)],
  [Array.from({ length: 6 }, () => [8, 8, 8, 8, 8])],
  (random: Random) => [field(random, 20, 30, 3)],
  (random: Random) => [field(random, 31, 17, LARGEST)],
  [counted(1, MOST)],
  [counted(MOST, 1)],
  [counted(2, MOST / 2)],
  [counted(MOST / 2, 2)],
  (random: Random) => [field(random, 141, 141, LARGEST)],
  (random: Random) => [field(random, 100, 200, 0)],
]
