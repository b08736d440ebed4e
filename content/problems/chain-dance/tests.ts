import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LARGEST = 1e9

export const samples = [
  [[1, 2, 3, 4, 5, 6, 7, 8], 3],
  [[4, 9, 4, 7], 2],
  [[1, 2], 3],
]

const row = (length: number) => Array.from({ length }, (_, at) => at + 1)

export const tests = [
  [[5], 1],
  [[5], 2],
  [[5], MOST],
  [[1, 2], 1],
  [[1, 2], 2],
  [[1, 2, 3], 2],
  [row(6), 3],
  [row(7), 3],
  [row(8), 4],
  // The last group lacks one dancer, or one dancer is left over.
  [row(11), 4],
  [row(9), 4],
  [row(10), 9],
  [row(10), 10],
  [row(10), 11],
  [[3, 3, 1, 3, 3, 2], 2],
  [[LARGEST, -LARGEST, 0, LARGEST - 1], 3],
  (random: Random) => [random.ints(100, -9, 9), 7],
  (random: Random) => [random.ints(1000, -LARGEST, LARGEST), 32],
  [row(MOST), 1],
  [row(MOST), 2],
  [row(MOST), 3],
  [row(MOST), MOST],
  [row(MOST - 1), MOST],
  [row(MOST), MOST / 2 + 1],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST), 99],
]
