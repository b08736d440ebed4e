import type { Random } from '@callofcode/content/random'

const MOST = 66_000
const LARGE = 10_000
const TALLEST = 1e9

export const samples = [[[3, 1, 4, 2]], [[5, 5, 5]], [[9, 7, 7, 2]]]

export const tests = [
  [[0]],
  [[1, 2]],
  [[2, 1]],
  [[0, 0]],
  [[TALLEST, 0]],
  [[1, 2, 3, 4, 5]],
  [[5, 4, 3, 2, 1]],
  // All complaints are between the halves, and none within them.
  [[5, 6, 7, 8, 1, 2, 3, 4]],
  // All complaints are within the halves.
  [[2, 1, 2, 1, 4, 3, 4, 3]],
  [[1, 3, 6, 8, 2, 3, 7]],
  // One person is far too tall in front, or far too small at the back.
  [[100, 1, 2, 3, 4, 5, 6]],
  [[1, 2, 3, 4, 5, 6, 0]],
  (random: Random) => [random.ints(31, 0, 9)],
  (random: Random) => [random.permutation(1000)],
  [Array.from({ length: LARGE }, (_, at) => at)],
  [Array.from({ length: LARGE }, () => TALLEST)],
  (random: Random) => [random.ints(LARGE, 0, 1)],
  (random: Random) => [random.ints(LARGE, 0, TALLEST)],
  // The longest queue stands in reverse order: 2 177 967 000 complaints, more than 32 bits hold.
  [Array.from({ length: MOST }, (_, at) => MOST - at)],
]
