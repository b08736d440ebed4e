import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [
  [[11, 12, 13, 14, 15], 2],
  [[8, 3, 8], 7],
  [[-1, 40], 0],
]

const row = (length: number) => Array.from({ length }, (_, seat) => seat)

export const tests = [
  [[5], 0],
  [[5], 1],
  [[5], LARGEST],
  [[1, 2], 1],
  [[1, 2], 2],
  [[1, 2], LARGEST - 1],
  [[1, 2, 3, 4], 4],
  // The step and the number of seats have a common divisor. A solution that follows a single rider misses the others.
  [[1, 2, 3, 4, 5, 6], 2],
  [[1, 2, 3, 4, 5, 6], 3],
  [[1, 2, 3, 4, 5, 6], 4],
  [[1, 2, 3, 4, 5, 6, 7], 6],
  [[1, 2, 3, 4, 5, 6, 7], 8],
  [[-LARGEST, LARGEST, 0], 3 * 111_111_111 + 1],
  (random: Random) => [random.ints(100, -LARGEST, LARGEST), random.int(101, 10_000)],
  (random: Random) => [random.ints(997, 0, 1), random.int(0, LARGEST)],
  [Array.from({ length: 1000 }, () => 4), 123],
  [row(MOST), MOST / 2],
  [row(MOST), MOST - 1],
  [row(MOST - 1), LARGEST],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST), random.int(MOST / 4, MOST / 2)],
]
