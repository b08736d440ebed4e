import type { Random } from '@callofcode/content/random'
import { bay } from './reference.ts'

const MOST = 20_000
const SIDE = 141

/** Rows as words, which are easier to read. */
const picture = (...rows: string[]) => rows.map((row) => [...row])

const drawn = (rows: number, columns: number, ice: (row: number, column: number) => boolean) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (ice(row, column) ? '1' : '0')),
  )

/** Makes one floe that winds through the whole picture. */
const snake = (rows: number, columns: number) =>
  drawn(rows, columns, (row, column) => row % 2 === 0 || column === (row % 4 === 1 ? columns - 1 : 0))

/** Makes teeth in each second row, joined by the row below. */
const combs = (rows: number, columns: number) =>
  drawn(rows, columns, (row, column) => row % 2 === 1 || column % 2 === 0)

export const samples = [
  [picture('110', '010', '001')],
  [picture('10101', '10101', '11101')],
  [picture('000')],
]

export const tests = [
  [picture('0')],
  [picture('1')],
  [picture('101101')],
  [picture('1', '1', '0', '1')],
  // The squares touch at corners only.
  [picture('10', '01')],
  [picture('01', '10')],
  [picture('101', '010', '101')],
  // The right end of a row is no neighbour of the left end of the next row. Opposite sides are no neighbours either.
  [picture('0001', '1000')],
  [picture('1001', '1001')],
  [picture('010', '000', '010')],
  // Parts of a floe join only further down, or further left.
  [picture('10001', '10001', '11111')],
  [picture('00011', '00010', '11110')],
  [picture('11111', '10001', '10101', '10001', '11111')],
  [snake(7, 6)],
  (random: Random) => [bay(random, 12, 9, 0.5)],
  (random: Random) => [bay(random, 50, 40, 0.6)],
  [drawn(SIDE, SIDE, () => false)],
  [drawn(SIDE, SIDE, () => true)],
  [drawn(SIDE, SIDE, (row, column) => (row + column) % 2 === 0)],
  [drawn(1, MOST, () => true)],
  [drawn(MOST, 1, (row) => row % 3 > 0)],
  [snake(SIDE, SIDE)],
  // The floe starts at the far end. A walk in reading order meets its squares last.
  [
    snake(139, 143)
      .map((row) => row.reverse())
      .reverse(),
  ],
  [combs(140, SIDE)],
  (random: Random) => [bay(random, SIDE, SIDE, 0.6)],
  (random: Random) => [bay(random, 100, 200, 0.3)],
]
