import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LARGEST = 1e9

export const samples = [
  [[8, 3, 5, 9], 2],
  [[4, 4, 7], 3],
  [[6], 1],
]

const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export const tests = [
  [[0], 1],
  [[1, 2], 1],
  [[1, 2], 2],
  [[1, 2, 3], 1],
  [[1, 2, 3], 2],
  [[1, 2, 3], 3],
  [[LARGEST, -LARGEST, LARGEST], 2],
  // The lantern in the middle, where counting from the front gives the same, and those next to it.
  [[1, 2, 3, 4, 5], 3],
  [[1, 2, 3, 4, 5], 4],
  // The same value occurs before and behind the lantern that is taken out.
  [[5, 1, 5, 2, 5, 3], 2],
  [[5, 1, 5, 2, 5, 3], 4],
  [Array.from({ length: 50 }, () => 7), 25],
  (random: Random) => [random.ints(100, -9, 9), random.int(2, 99)],
  (random: Random) => [random.ints(1001, -LARGEST, LARGEST), random.int(2, 1000)],
  [counted(MOST), 1],
  [counted(MOST), 2],
  [counted(MOST), MOST],
  [counted(MOST), MOST - 1],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST), random.int(4000, 6000)],
]
