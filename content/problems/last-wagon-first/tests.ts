import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LARGEST = 1e9

export const samples = [[[7, 2, 9]], [[4, 4, 1, 4]], [[]]]

export const tests = [
  [[0]],
  [[-5]],
  [[1, 2]],
  [[3, 3]],
  [[2, -2]],
  // The train looks the same from both ends.
  [[1, 2, 3, 2, 1]],
  [[0, 0, 0, 1]],
  [[LARGEST, -LARGEST, LARGEST - 1]],
  [Array.from({ length: 100 }, (_, at) => at)],
  [Array.from({ length: 101 }, (_, at) => -at)],
  [Array.from({ length: 1000 }, () => 6)],
  (random: Random) => [random.ints(30, 0, 1)],
  (random: Random) => [random.ints(2000, -LARGEST, LARGEST)],
  [Array.from({ length: MOST }, (_, at) => at + 1)],
  (random: Random) => [random.ints(MOST - 1, -9, 9)],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST)],
]
