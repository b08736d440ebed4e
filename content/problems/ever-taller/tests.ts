import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [[[172, 160, 168, 181, 165, 175, 170]], [[150, 150, 150]], [[9, 1, 8, 2, 7, 3]]]

const row = (count: number, height: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => height(at)),
]

export const tests = [
  [[1]],
  [[LARGEST]],
  [[1, 2]],
  [[2, 1]],
  [[2, 2]],
  row(10, (at) => at + 1),
  row(10, (at) => 10 - at),
  // A greedy solution, in which everybody stays whenever possible, keeps the tall dancer at the beginning.
  [[90, 1, 2, 3, 4]],
  // The best row ends neither with the last dancer nor with the tallest.
  [[1, 2, 3, 4, 90, 5, 6, 7, 2]],
  [[5, 6, 7, 1, 2]],
  [[5, 6, 1, 2, 3, 4, 7, 2, 3]],
  // Equal heights stand on both sides of the best end.
  [[4, 4, 5, 5, 4, 6, 6, 5]],
  [[3, 1, 3, 2, 3, 3]],
  // Heights go up and down. Neighbours never grow for long.
  row(30, (at) => (at % 2 === 0 ? at + 1 : 100 - at)),
  row(40, (at) => 100 - 10 * (at % 4) + at),
  (random: Random) => [random.ints(100, 1, 20)],
  (random: Random) => [random.ints(2000, 1, LARGEST)],
  row(MOST, () => 6),
  row(MOST, (at) => at + 1),
  row(MOST, (at) => LARGEST - at),
  // Many short climbs, each of them above the previous climb, or below it.
  row(MOST, (at) => 1000 * Math.floor(at / 100) + (at % 100) + 1),
  row(MOST, (at) => LARGEST - 1000 * Math.floor(at / 100 + 1) + (at % 100)),
  (random: Random) => [random.ints(MOST, 1, LARGEST)],
  (random: Random) => [random.ints(MOST, 1, 50)],
  // The heights are nearly sorted, so that the rows are long.
  (random: Random) => row(MOST, (at) => 10 * at + random.int(1, 200)),
]
