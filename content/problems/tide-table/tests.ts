import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const STEEPEST = 10_000

export const samples = [
  [[3, 4, -4, 4], 7],
  [[0, 0, 5], 0],
  [[-2, -2, -2], -4],
]

const repeated = (length: number, changes: number[]) =>
  Array.from({ length }, (_, at) => changes[at % changes.length] ?? 0)

export const tests = [
  [[4], 4],
  [[4], 0],
  [[0], 0],
  [[-7], -7],
  [[1, -1], 0],
  // The stretch is only the first number, only the last, or all together.
  [[5, 1, 1], 5],
  [[1, 1, 5], 5],
  [[1, 2, 3, 4], 10],
  // Negative numbers come after the sum became too large, or before it does.
  [[9, -4, 2, -2, 4, -5], 5],
  [[-1, -1, 1, 1, -1, 1], 0],
  [[2, 2, -4, 2, 2, -4, 2, 2], 4],
  [[1, 1, 1, 1, 1, 1], 3],
  [[1, 2, 3], 1_000_000_000],
  [[1, 2, 3], -1_000_000_000],
  (random: Random) => [random.ints(60, -3, 3), 0],
  (random: Random) => [random.ints(60, 0, 2), 5],
  (random: Random) => [random.ints(500, -100, 100), random.int(-50, 50)],
  [repeated(MOST, [0]), 0],
  [repeated(MOST, [0]), 1],
  [repeated(MOST, [STEEPEST]), STEEPEST * MOST],
  [repeated(MOST, [-STEEPEST]), -STEEPEST * (MOST - 1)],
  [repeated(MOST, [1, -1]), 0],
  [repeated(MOST, [1]), MOST / 2],
  (random: Random) => [random.ints(MOST, -1, 1), 3],
  (random: Random) => [random.ints(MOST, -STEEPEST, STEEPEST), random.int(-STEEPEST, STEEPEST)],
]
