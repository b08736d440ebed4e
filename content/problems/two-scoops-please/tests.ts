import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LONGEST = 10_000

export const samples = [
  [2, [20, 50, 15, 10, 40]],
  [3, [9, 4]],
]

const row = (length: number, busy: (at: number) => number) => Array.from({ length }, (_, at) => busy(at))

export const tests = [
  [1, [1]],
  [1, [LONGEST]],
  [1, [3, 1, 2]],
  [MOST, [7]],
  [4, [5, 5, 5, 5]],
  [4, [5, 5, 5, 5, 5]],
  // Two sellers become free in the same second. One child holds up a seller for the whole time.
  [2, [4, 4, 3, 9, 1, 1]],
  [2, [90, 1, 2, 3, 4, 5, 6]],
  [3, [10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [3, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [3, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  // The seller who began last is free first.
  [3, [30, 20, 10, 5, 5, 5, 5]],
  [7, [6, 5, 4, 3, 2, 1]],
  (random: Random) => [3, random.ints(40, 1, 20)],
  (random: Random) => [10, random.ints(400, 1, LONGEST)],
  (random: Random) => [499, random.ints(500, 1, LONGEST)],
  (random: Random) => [1, random.ints(5000, 1, LONGEST)],
  [1, row(MOST, () => LONGEST)],
  [MOST / 2, row(MOST, (at) => LONGEST - (at % LONGEST))],
  [MOST / 2, row(MOST, (at) => 1 + (at % LONGEST))],
  [MOST, row(MOST, () => LONGEST)],
  (random: Random) => [MOST / 2, random.ints(MOST, 1, LONGEST)],
  (random: Random) => [50, random.ints(MOST, 1, LONGEST)],
]
