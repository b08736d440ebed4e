import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const HALF = MOST / 2
const LARGEST = 1e9

export const samples = [
  [[40, 15, 60, 25, 55], 3],
  [[8, 8, 3, 8, 5], 4],
  [[-2, -7], 2],
]

export const tests = [
  [[0], 1],
  [[-LARGEST], 1],
  [[1, 2], 1],
  [[1, 2], 2],
  [[6, 6], 2],
  [[LARGEST, -LARGEST, 0], 1],
  [[LARGEST, -LARGEST, 0], 3],
  [[-5, -1, -3], 2],
  // As texts, these scores have another order.
  [[9, 10, 100, 8, 80], 2],
  [[-10, -9, 5, 10, 1], 4],
  [[1, 2, 3, 4, 5, 6, 7], 2],
  [[7, 6, 5, 4, 3, 2, 1], 2],
  // Only two different scores occur.
  [[4, 4, 1, 4, 1, 1, 4], 4],
  [[4, 4, 1, 4, 1, 1, 4], 5],
  (random: Random) => [random.ints(99, -50, 50), 50],
  (random: Random) => [random.ints(2000, -LARGEST, LARGEST), random.int(2, 1999)],
  [Array.from({ length: MOST }, () => 3), HALF],
  [Array.from({ length: MOST }, (_, at) => at), HALF],
  [Array.from({ length: MOST }, (_, at) => -at), HALF],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST), 1],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST), HALF],
  (random: Random) => [random.ints(MOST, 0, 9), MOST],
]
