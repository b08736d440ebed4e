import type { Random } from '@callofcode/content/random'

const MOST = 100
const HEAVIEST = 1e9

export const samples = [[[3, 5, 2, 6]], [[9, 1, 1, 1]], [[4]]]

const row = (count: number, weight: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => weight(at)),
]

export const tests = [
  [[1]],
  [[HEAVIEST]],
  [[1, 2]],
  [[HEAVIEST, HEAVIEST]],
  [[1, 2, 3]],
  [[3, 2, 1]],
  [[1, 9, 1]],
  [[9, 1, 9]],
  [[5, 5, 5, 5]],
  [[5, 5, 5, 5, 5, 5, 5]],
  // The lightest neighbours are not the best first push.
  [[2, 4, 1, 4]],
  [[1, 5, 5, 3, 5]],
  [[7, 4, 5, 1, 5]],
  // The two lightest balls lie far apart.
  [[1, 20, 20, 1]],
  [[8, 3, 7, 1, 2]],
  // The last gap is not the gap nearest to the middle of the weight.
  [[9, 5, 2, 11]],
  [[1, 8, 2, 3, 9]],
  // Neither that gap nor a first push of the lightest neighbours leads to the answer.
  [[8, 4, 4, 2, 4, 5]],
  // Each ball is heavier than all lighter balls together. The weights rise, or fall.
  row(20, (at) => 2 ** at),
  row(20, (at) => 2 ** (19 - at)),
  row(30, (at) => (at % 2 ? 100 : 1)),
  row(31, (at) => (at === 15 ? 1000 : 1 + (at % 3))),
  (random: Random) => [random.ints(9, 1, 20)],
  (random: Random) => [random.ints(15, 1, 9)],
  (random: Random) => [random.ints(40, 1, 1000)],
  row(MOST, () => 1),
  row(MOST, () => HEAVIEST),
  row(MOST, (at) => at + 1),
  row(MOST, (at) => HEAVIEST - at * at),
  (random: Random) => [random.ints(MOST, 1, HEAVIEST)],
  (random: Random) => row(MOST, () => Math.floor(HEAVIEST * random.fraction() ** 9) || 1),
]
