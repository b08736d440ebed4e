import type { Random } from '@callofcode/content/random'

const MOST = 30_000
const LOWEST = -(2 ** 31)
const HIGHEST = 2 ** 31 - 1

export const samples = [[[3, 1, -2, 1]], [[2, 3, 1]], [[7, 9, 0]]]

const row = (length: number, first: number) => Array.from({ length }, (_, at) => first + at)

export const tests = [
  [[1]],
  [[2]],
  [[0]],
  [[-1]],
  [[HIGHEST]],
  [[LOWEST]],
  [[1, 1]],
  [[2, 2]],
  [[1, 2, 2, 3, 3, 5]],
  [[2, 1, 1, 2]],
  [[4, 3, 2, 1]],
  [[3, 4, -1, 1]],
  // Sorted as texts, 10 comes before 2.
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [[-5, -4, -3, 1, 2, 4, HIGHEST, LOWEST]],
  // The swaps form one long cycle, in which each number moves the next one.
  [[2, 3, 4, 5, 6, 7, 8, 1]],
  [[0, 0, 0]],
  (random: Random) => [random.shuffle([...row(40, 1), ...row(5, 1)].filter((one) => one !== 33))],
  (random: Random) => [random.ints(200, -50, 150)],
  (random: Random) => [random.permutation(1000, 1)],
  [row(MOST, 1)],
  [row(MOST, 1).reverse()],
  [row(MOST, 2)],
  [[...row(MOST - 1, 2), 1]],
  [Array.from({ length: MOST }, () => 1)],
  (random: Random) => [random.permutation(MOST, 1)],
  (random: Random) => [random.permutation(MOST, 1).map((one) => (one === MOST - 5 ? LOWEST : one))],
  (random: Random) => [random.ints(MOST, LOWEST, HIGHEST)],
  (random: Random) => [random.ints(MOST, 1, MOST)],
]
