import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [[[2, 4, 3, 1]], [[1, 3, 2, 2]], [[3, 2, 1]]]

const row = (length: number, first: number, step = 1) => Array.from({ length }, (_, at) => first + at * step)

export const tests = [
  [[1]],
  [[7, 7]],
  [[1, 2]],
  [[2, 1]],
  [[1, 2, 3]],
  [[1, 3, 2]],
  [[2, 3, 1]],
  [[2, 5, 8, 7, 5, 3, 1]],
  // Equal bells stand at the changed place, behind it, or as the next larger one.
  [[1, 1, 2]],
  [[1, 2, 2]],
  [[2, 2, 1]],
  [[1, 5, 1]],
  [[2, 3, 3, 2, 2, 1]],
  [[5, 1, 1]],
  [[3, 3, 3, 3]],
  // As text, 10 comes before 9.
  [[9, 10]],
  [[10, 9]],
  [[8, 100, 10, 9]],
  [[1, LARGEST, 999_999_999]],
  [[4, 2, 0, 2, 3, 2, 0].map((bell) => bell + 1)],
  (random: Random) => [random.permutation(12, 1)],
  (random: Random) => [random.ints(200, 1, 3)],
  [row(MOST, 1)],
  [row(MOST, MOST, -1)],
  [row(MOST, 7, 0)],
  [[MOST / 2, ...row(MOST - 1, MOST, -1)]],
  [[1, ...row(MOST - 1, MOST, -1)]],
  [[...row(MOST / 2, 1), ...row(MOST / 2, LARGEST, -1)]],
  (random: Random) => [[...random.ints(MOST / 2, 1, 9), ...row(MOST / 2, MOST, -1)]],
  (random: Random) => [random.ints(MOST, 1, LARGEST)],
]
