import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [[[2, 5, -1, 3]], [[4, 0, 3]], [[0, 7, 0]]]

const row = (count: number, factor: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => factor(at)),
]

/** Puts these factors at random places among factors of 1 and -1. */
const among = (count: number, factors: number[]) => (random: Random) => [
  random.shuffle([...factors, ...random.array(count - factors.length, () => random.pick([1, -1]))]),
]

export const tests = [
  [[1, 1]],
  [[3, 8]],
  [[0, 5]],
  [[-5, 0]],
  [[0, 0]],
  [[LARGEST, 1]],
  [[-LARGEST, 1, 1]],
  [[-1, -1]],
  [[-1, -1, -1]],
  [[2, 3, 4, 5, 6, 7, 8, 9]],
  [[-2, 3, -4, 5, -6]],
  // The zero is first, last or in the middle, or occurs twice.
  [[0, 2, 3, 4]],
  [[2, 3, 4, 0]],
  [[2, -3, 0, -4, 5]],
  [[2, 0, 3, 0, 4]],
  row(29, () => 2),
  row(29, (at) => (at === 11 ? 0 : -2)),
  [[7, -1, 6, 1, 5, -1, 4, 1, 3]],
  among(100, [3, 5, 7, -9]),
  among(1000, [0, 11, -13]),
  row(MOST, () => 1),
  row(MOST - 1, () => -1),
  row(MOST, () => 0),
  among(MOST, [2, 3, 5, 7, 11, 13, 17, 19]),
  among(MOST, [0, 31_622, -31_622]),
  among(MOST, [0, 0, 6]),
]
