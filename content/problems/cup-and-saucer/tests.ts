import type { Random } from '@callofcode/content/random'
import type { Given } from './reference.ts'

const MOST = 10_000
const DEAREST = 2e9

export const samples: Given[] = [
  [[4, 1, 9], [5, 2], 4],
  [[10, 10], [7, 7], 3],
]

const row = (length: number, price: (at: number) => number) => Array.from({ length }, (_, at) => price(at))

const table = (random: Random, [cups, saucers]: [number, number], k: number, most: number): Given => [
  random.ints(cups, 1, most),
  random.ints(saucers, 1, most),
  k,
]

export const tests: (Given | ((random: Random) => Given))[] = [
  [[1], [1], 1],
  [[DEAREST], [DEAREST], 1],
  [[DEAREST, 2e9 - 1], [DEAREST, 1], 4],
  [[147_483_648, 5], [2e9, 7], 4],
  [[3], [9, 1, 5], 3],
  [[9, 1, 5], [3], 2],
  // Sets that are put aside at first are needed late.
  [[1, 2, 3], [1, 10, 20], 7],
  [[1, 10, 20], [1, 2, 3], 7],
  [[1, 2, 4, 8], [1, 2, 4, 8], 16],
  [[1, 1, 1, 50], [1, 2, 3, 4], 9],
  [[100, 7, 1, 30], [2], 4],
  // All sums are different, or all are the same.
  [[10, 20, 30, 40], [1, 2, 3, 4], 16],
  [[6, 6, 6], [6, 6, 6], 9],
  [[5, 4, 3, 2, 1], [1, 2, 3, 4, 5], 12],
  (random) => table(random, [8, 9], 40, 20),
  (random) => table(random, [40, 50], 500, 1000),
  (random) => table(random, [100, 100], MOST, 40),
  (random) => table(random, [100, 100], MOST, DEAREST),
  (random) => table(random, [1, MOST], MOST, DEAREST),
  (random) => table(random, [MOST, 1], MOST, DEAREST),
  [row(MOST, (at) => at + 1), row(MOST, (at) => at + 1), MOST],
  [row(MOST, (at) => 1_000_000 - at), row(MOST, (at) => 1_000_000 - 50 * at), MOST],
  [row(MOST, () => DEAREST), row(MOST, () => DEAREST), MOST],
  (random) => table(random, [MOST, MOST], MOST, DEAREST),
  (random) => table(random, [MOST, MOST], 1, DEAREST),
]
