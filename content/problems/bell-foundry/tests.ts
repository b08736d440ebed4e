import type { Random } from '@callofcode/content/random'
import { hung } from './reference.ts'

const MOST = 20_000
const HEAVIEST = 1e9

export const samples = [
  [[40, 25, 70, 10, 30, null, 90], 20, 70],
  [[40, 25, 70, 10, 30, null, 90], 41, 69],
]

const weights = (count: number, make: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Makes a tree of the greatest depth, with many rows of the same length below one another. */
const combed = (random: Random, rows: number, depth: number) => {
  const tops = random.shuffle(weights(rows, (row) => (row + 1) * 2 * depth))
  return hung([...tops, ...tops.flatMap((top) => weights(depth, (at) => top + at + 1))])
}

export const tests = [
  [[5], 5, 5],
  [[5], 1, 4],
  [[5], 6, 9],
  [[5, 3, 8], 3, 8],
  [[5, 3, 8], 4, 7],
  [[5, 3, 8], 1, 3],
  [[5, 3, 8], 8, 9],
  // Bells in the range hang below a bell outside the range.
  [[50, 10, null, null, 30, 20, 40], 20, 40],
  [[10, null, 90, 30, null, 20, 40], 25, 45],
  [[60, 20, 80, 10, 40, 70, 90, null, null, 30, 50], 30, 70],
  [hung(weights(900, (at) => at + 1)), 300, 600],
  [hung(weights(900, (at) => 900 - at)), 300, 600],
  [hung(weights(900, (at) => (at % 2 === 0 ? at + 1 : 2000 - at))), 400, 1500],
  (random: Random) => [hung(random.permutation(200, 1)), 50, 120],
  (random: Random) => [hung(random.distinct(3000, 1, HEAVIEST)), 1, HEAVIEST],
  (random: Random) => [hung(random.distinct(MOST, HEAVIEST - 3 * MOST, HEAVIEST)), 1, HEAVIEST],
  (random: Random) => [hung(random.distinct(MOST, 1, HEAVIEST)), HEAVIEST / 4, HEAVIEST / 2],
  (random: Random) => [hung(random.distinct(MOST, 1, HEAVIEST)), 123_456, 123_999],
  (random: Random) => [combed(random, 20, 900), 4000, 30_000],
]
