import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const COLDEST = -(2 ** 31)
const HOTTEST = 2 ** 31 - 1

export const samples = [[[4, -2, 9, 5]], [[-3, -6, -6]]]

export const tests = [
  [[0]],
  [[COLDEST]],
  // Sums exceed 32 bits, and means are no whole numbers.
  [[HOTTEST, HOTTEST]],
  [[COLDEST, COLDEST, COLDEST, COLDEST]],
  [[COLDEST, HOTTEST]],
  [[HOTTEST, HOTTEST - 1, HOTTEST, HOTTEST - 1]],
  [[-1, -2]],
  [[0, -1, 0, -1, 0]],
  [[9, 10, 11, 8, 100]],
  [[1, 2, 3, 4, 5, 6, 7, 8]],
  [[8, 7, 6, 5, 4, 3, 2, 1]],
  // Each reading is on the opposite side of the median from the previous reading.
  [[5, 6, 4, 7, 3, 8, 2, 9, 1]],
  [[1, 100, 2, 99, 3, 98, 4, 97]],
  [Array.from({ length: 60 }, () => 7)],
  (random: Random) => [random.ints(99, -9, 9)],
  (random: Random) => [random.ints(1000, -1000, 1000)],
  [Array.from({ length: MOST }, (_, at) => at * 3)],
  [Array.from({ length: MOST }, (_, at) => -at * 3)],
  [Array.from({ length: MOST }, (_, at) => (at % 2 === 0 ? at : -at))],
  (random: Random) => [random.ints(MOST, COLDEST, HOTTEST)],
]
