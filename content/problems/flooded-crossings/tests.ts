import type { Random } from '@callofcode/content/random'
import { townOf } from './reference.ts'

const SIDE = 100

/** Rows as words, which are easier to read. */
const town = (...rows: string[]) => [rows.map((row) => [...row].map(Number))]

const drawn = (rows: number, columns: number, flooded: (row: number, column: number) => boolean) => [
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (flooded(row, column) ? 1 : 0)),
  ),
]

export const samples = [town('000', '010', '000', '000'), town('01', '10'), town('0')]

export const tests = [
  town('1'),
  town('00'),
  town('01'),
  town('10'),
  town('0', '0'),
  town('0', '1'),
  town('00000'),
  town('00100'),
  town('0', '0', '1', '0'),
  // The first row and the first column are cut, but ways exist.
  town('0010', '0000', '0000'),
  town('000', '000', '100', '000'),
  town('100', '000', '000'),
  town('000', '000', '001'),
  town('0000', '1110', '0000', '0111', '0000'),
  // The flood cuts off the last crossing, or fills the middle of the town.
  town('000', '001', '010'),
  town('0000', '0110', '0110', '0000'),
  // 2 704 156 ways, which is within 32 bits, and 2 333 606 220, which is not.
  drawn(13, 13, () => false),
  drawn(18, 18, () => false),
  // The number of ways is the largest allowed, or nearly.
  drawn(27, 27, () => false),
  // In a wide dry town, nothing can be reached from the start, or nothing can reach the end.
  drawn(SIDE, SIDE, (row, column) => row + column === 1),
  drawn(27, 27, (row, column) => row + column === 0),
  drawn(27, 27, (row, column) => row + column === 51),
  drawn(6, SIDE, () => false),
  drawn(SIDE, 6, () => false),
  drawn(2, SIDE, () => false),
  drawn(SIDE, 2, () => false),
  // Only a narrow street along the diagonal is dry.
  drawn(SIDE, SIDE, (row, column) => column < row || column > row + 1),
  drawn(40, 40, (row, column) => Math.abs(row - column) > 1),
  drawn(SIDE, SIDE, (row, column) => row > 0 && column < SIDE - 1),
  drawn(SIDE, SIDE, (row, column) => column > 0 && row < SIDE - 1),
  drawn(26, 26, (row, column) => row === column && row > 0),
  drawn(SIDE, SIDE, () => true),
  (random: Random) => [townOf(random, 9, 8, 0.1)],
  (random: Random) => [townOf(random, 20, 20, 0.1)],
  (random: Random) => [townOf(random, 30, 25, 0.15)],
  (random: Random) => [townOf(random, SIDE, SIDE, 0.45)],
]
