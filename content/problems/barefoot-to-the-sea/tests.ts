import type { Random } from '@callofcode/content/random'

const MOST = 5000
const HOTTEST = 1e5

export const samples = [[[3, 4, 9, 1]], [[6, 5, 6]], [[7]]]

const planks = (count: number, heat: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => heat(at)),
]

export const tests = [
  [[0]],
  [[HOTTEST]],
  [[1, 2]],
  [[2, 1]],
  [[0, 0, 0]],
  // The best way skips the last plank, the first, or both.
  [[1, 1, 50]],
  [[50, 1, 1]],
  [[50, 1, 50]],
  [[50, 1, 1, 50]],
  // Every other plank, beginning with the first or with the second.
  [[1, 9, 1, 9, 1, 9, 1]],
  [[9, 1, 9, 1, 9, 1, 9]],
  // Two hot planks lie side by side. One of them has to be taken.
  [[2, 80, 70, 2, 2, 60, 65, 1]],
  [[70, 80]],
  // The cooler plank leads to the wrong side again and again.
  planks(60, (at) => [3, 4, 9, 1][at % 4] ?? 0),
  (random: Random) => [random.ints(45, 0, 100)],
  (random: Random) => [random.ints(1000, 0, 9)],
  planks(MOST, () => 0),
  planks(MOST, () => HOTTEST),
  planks(MOST - 1, (at) => at),
  planks(MOST, (at) => MOST - at),
  (random: Random) => [random.ints(MOST, 0, HOTTEST)],
  // Hot neighbours occur once in a while, so that the side has to be changed.
  (random: Random) => planks(MOST, (at) => (at % 7 < 2 ? HOTTEST - random.int(0, 9) : random.int(0, 9))),
]
