import type { Random } from '@callofcode/content/random'
import { mapOf } from './reference.ts'

const SIDE = 100
const LARGEST = 1e9

export const samples = [
  [
    [
      [3, 9, 4],
      [5, 8, 6],
      [7, 2, 1],
    ],
  ],
  [
    [
      [1, 2, 9, 1],
      [9, 3, 9, 1],
      [4, 4, 9, 1],
      [4, 9, 9, 0],
    ],
  ],
  [
    [
      [1, 9, 2, 2],
      [1, 9, 2, 9],
      [2, 9, 3, 4],
      [2, 2, 2, 5],
    ],
  ],
]

const drawn = (side: number, height: (row: number, column: number) => number) => [
  Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, column) => height(row, column))),
]

const flipped = ([map = []]: number[][][]) => [map.map((row) => [...row].reverse()).reverse()]

/** Makes a valley that winds through the whole map between walls. Its height depends on the distance along it. */
const winding = (side: number, valley: (step: number) => number, wall: number) =>
  drawn(side, (row, column) => {
    const right = row % 4 === 1
    if (row % 2 === 1) return column === (right ? side - 1 : 0) ? valley(row * side) : wall
    return valley(row * side + (row % 4 === 0 ? column : side - 1 - column))
  })

/** Makes a map in which every height occurs once. */
const distinct = (side: number) => (random: Random) => {
  const heights = random.permutation(side * side)
  return [random.array(side, (row) => heights.slice(row * side, (row + 1) * side))]
}

export const tests = [
  drawn(1, () => 0),
  drawn(1, () => LARGEST),
  drawn(2, (row, column) => row + column),
  drawn(2, (row, column) => (row === column ? 1 : 5 + row)),
  // The highest point is the first square, or the last one.
  drawn(4, (row, column) => (row + column === 0 ? 8 : 2)),
  drawn(4, (row, column) => (row + column === 6 ? 8 : 2)),
  drawn(5, () => 7),
  winding(5, () => 1, 9),
  winding(9, (step) => step % 5, 9),
  flipped(winding(9, (step) => step % 7, 9)),
  // A low way leads to a dead end. The right way has a step at its beginning.
  drawn(5, (row, column) => (row === 0 && column < 4 ? 1 : row === 4 ? 4 : column === 0 ? 3 : 9)),
  // The track is level from square to square, but has a larger sum of heights.
  drawn(6, (row, column) => (row === 0 || column === 5 ? 6 : row === column ? 0 : 7)),
  (random: Random) => [mapOf(random, 10, 20)],
  distinct(12),
  distinct(50),
  drawn(SIDE, () => LARGEST),
  winding(SIDE - 1, () => 0, LARGEST),
  winding(SIDE - 1, (step) => step, LARGEST),
  winding(SIDE - 1, (step) => LARGEST / 2 - step, LARGEST),
  flipped(winding(SIDE - 1, (step) => step, LARGEST)),
  // The last row and column are higher than the rest of the map. A search visits all of it in vain.
  drawn(SIDE, (row, column) => (row === 99 || column === 99 ? 50_000 : row * SIDE + column)),
  drawn(SIDE, (row, column) => Math.abs(row - column)),
  (random: Random) => [mapOf(random, SIDE, LARGEST)],
  (random: Random) => [mapOf(random, SIDE, 1)],
  distinct(SIDE),
]
