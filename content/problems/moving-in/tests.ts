import type { Random } from '@callofcode/content/random'
import { given } from './reference.ts'

const MOST = 20_000
const HALF = MOST / 2
const LARGEST = 1e9

export const samples = [
  [[1969, 1977, 1991, 0, 0], 3, [1973, 1994], 2],
  [[0, 0], 0, [1984, 1984], 2],
  [[-3, 0, 5], 3, [], 0],
]

const row = (length: number, first: number, step: number) =>
  Array.from({ length }, (_, at) => first + at * step)

export const tests = [
  given([7], []),
  given([], [7]),
  given([0], []),
  given([], [0]),
  given([1], [2]),
  given([2], [1]),
  given([2], [2]),
  // The whole crate goes in front, or behind.
  given([4, 5, 6], [1, 2, 3]),
  given([1, 2, 3], [4, 5, 6]),
  // A single record goes to each end of the crate.
  given([5], [1, 2, 3, 9]),
  given([1, 2, 3, 9], [5]),
  // A year of 0 looks like a free place, and negative years are smaller than 0.
  given([0, 0, 0], [0, 0]),
  given([-5, -2, 0], [-7, -1]),
  given([-1, 0, 1], [0]),
  given([-LARGEST, LARGEST], [-LARGEST, 0, LARGEST]),
  given(row(6, 1, 2), row(6, 2, 2)),
  (random: Random) => given(random.ints(20, -9, 9), random.ints(25, -9, 9)),
  (random: Random) => given(random.ints(300, -LARGEST, LARGEST), random.ints(700, -LARGEST, LARGEST)),
  given(row(MOST, -HALF, 1), []),
  given([], row(MOST, -HALF, 1)),
  given(row(HALF, HALF, 1), row(HALF, 0, 1)),
  given(row(HALF, 1, 2), row(HALF, 2, 2)),
  given([LARGEST], row(MOST - 1, 0, 1)),
  (random: Random) => given(random.ints(HALF, -LARGEST, LARGEST), random.ints(HALF, -LARGEST, LARGEST)),
  (random: Random) => given(random.ints(HALF, -50, 50), random.ints(HALF, -50, 50)),
]
