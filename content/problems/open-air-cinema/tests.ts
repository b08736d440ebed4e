import type { Random } from '@callofcode/content/random'

const MOST = 15_000
const HIGHEST = 1e5

export const samples = [[[4, 2, 5, 6, 5, 1]], [[3, 2, 3]], [[0, 8]]]

const stairs = (count: number, by = 1) => Array.from({ length: count }, (_, at) => (at + 1) * by)

export const tests = [
  [[0]],
  [[1]],
  [[HIGHEST]],
  [[0, 0, 0]],
  [[7, 7]],
  [stairs(9)],
  [stairs(9).reverse()],
  [[5, 1, 5]],
  [[1, 5, 1]],
  // The largest picture covers all houses, at the height of the lowest one.
  [[9, 4, 9, 5, 9, 4, 9]],
  // Gaps divide the town.
  [[6, 6, 0, 4, 4, 4, 4, 0, 15]],
  // Equally high houses have higher ones between them.
  [[3, 6, 3, 7, 3, 1]],
  // The picture contains houses that the stack dropped long ago.
  [[2, 9, 8, 7, 2, 9, 3]],
  [[1, 2, 3, 4, 3, 2, 1]],
  [[4, 3, 2, 1, 2, 3, 4]],
  (random: Random) => [random.ints(40, 0, 12)],
  (random: Random) => [random.ints(1000, 50, 90)],
  (random: Random) => [random.ints(1000, 0, HIGHEST)],
  [Array.from({ length: MOST }, () => HIGHEST)],
  [stairs(MOST, 6)],
  [stairs(MOST, 6).reverse()],
  [Array.from({ length: MOST }, (_, at) => Math.min(at, MOST - at) + 5)],
  (random: Random) => [random.ints(MOST, HIGHEST - 900, HIGHEST)],
]
