import type { Random } from '@callofcode/content/random'
import { gardenOf } from './reference.ts'

const drawn = (side: number, bush: (row: number, column: number) => boolean) =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (bush(row, column) ? '#' : '.')).join(''),
  )

const empty = (side: number) => drawn(side, () => false)

/** Leaves only the squares of one solution free. */
const only = (columns: number[]) => drawn(columns.length, (row, column) => columns[row] !== column)

export const samples = [[empty(4)], [['....', '...#', '....', '....']], [empty(3)]]

export const tests = [
  [['.']],
  [['#']],
  [empty(2)],
  [empty(5)],
  [empty(6)],
  [empty(7)],
  [empty(8)],
  [empty(9)],
  [empty(10)],
  [drawn(10, () => true)],
  // Bushes stand on one diagonal, on both, or around the garden.
  [drawn(8, (row, column) => row === column)],
  [drawn(9, (row, column) => row === column || row + column === 8)],
  [drawn(10, (row, column) => Math.min(row, column) === 0 || Math.max(row, column) === 9)],
  // A bush in the middle hides no peacock.
  [drawn(3, (row, column) => row === 1 && column === 1)],
  [drawn(5, (row, column) => row === 2 && column === 2)],
  [drawn(6, (row, column) => row > 1 && row < 4 && column > 1 && column < 4)],
  [only([0, 2, 4, 1, 3])],
  [only([2, 0, 3, 1])],
  // Peacocks along one diagonal all see each other.
  [only([0, 1, 2, 3, 4, 5])],
  [only([5, 4, 3, 2, 1, 0])],
  // A row or a column has no free square.
  [drawn(7, (row) => row === 6)],
  [drawn(7, (_, column) => column === 0)],
  [drawn(8, (row, column) => (row + column) % 3 === 0)],
  [drawn(10, (row, column) => (row * column) % 7 === 3)],
  // Only the last row has no free square, which a search finds late.
  [drawn(9, (row) => row === 8)],
  (random: Random) => [gardenOf(random, 9, 0.1)],
  (random: Random) => [gardenOf(random, 10, 0.2)],
  (random: Random) => [gardenOf(random, 8, 0.3)],
]
