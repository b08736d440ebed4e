import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const HIGHEST = 2 ** 31 - 1

export const samples = [[[31, 8, 30, 7, 32, 100]], [[5, 4, 5, 6]], [[2, 4, 6]]]

const row = (length: number, first: number, step = 1) => Array.from({ length }, (_, at) => first + at * step)

export const tests = [
  [[0]],
  [[HIGHEST]],
  [[0, HIGHEST]],
  [[HIGHEST, HIGHEST - 1, HIGHEST - 2]],
  [[1, 0]],
  [[3, 3, 3]],
  [[1, 2, 2, 3]],
  [[1, 2, 0, 1]],
  // As text, 10 comes before 9.
  [[8, 9, 10, 11]],
  [[100, 99, 101, 98, 9, 10]],
  // One number joins two strips, or the number between them is missing.
  [[1, 2, 3, 5, 6, 7, 4]],
  [[1, 2, 3, 5, 6, 7]],
  [[10, 20, 11, 21, 12, 22, 23]],
  [[1, 3, 5, 7, 2, 4, 6]],
  (random: Random) => [random.ints(60, 0, 80)],
  (random: Random) => [random.ints(2000, 0, 4000)],
  [row(MOST, 5)],
  [row(MOST, HIGHEST - MOST + 1).reverse()],
  [row(MOST, 1, 2)],
  [Array.from({ length: MOST }, () => 77)],
  (random: Random) => [random.permutation(MOST, 1_000_000)],
  // Many copies of the left end of a long strip.
  (random: Random) => [random.shuffle([...row(MOST / 2, 0), ...row(MOST / 2, 0, 0)])],
  [[...row(MOST / 2, 40, 0), ...row(MOST / 2, 40)]],
  (random: Random) => [random.ints(MOST, 0, HIGHEST)],
  (random: Random) => [random.ints(MOST, 0, 2 * MOST)],
  (random: Random) => [random.shuffle([...row(MOST / 2, 10), ...row(MOST / 2 - 1, 20_000)])],
]
