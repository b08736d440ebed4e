import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [[[8, 5, 9, 3, 6, 4]], [[9, 7, 4, 1]], [[2, 6, 1, 4, 8]]]

const days = (count: number, price: (day: number) => number) => [
  Array.from({ length: count }, (_, day) => price(day)),
]

export const tests = [
  [[0]],
  [[LARGEST]],
  [[1, 2]],
  [[2, 1]],
  [[5, 5]],
  [[0, LARGEST]],
  [[LARGEST, 0]],
  // The highest price comes before the lowest.
  [[9, 10, 1, 2]],
  [[3, 9, 1, 4]],
  [[3, 5, 1, 4]],
  // The lowest price comes last, or the highest first.
  [[4, 6, 2, 5, 1]],
  [[20, 3, 7, 6, 11, 2, 9]],
  // Prices rise with small falls. The best trade is longer than any rise.
  days(30, (day) => 3 * day - 4 * (day % 2) + 4),
  days(30, (day) => (day % 2 === 0 ? 7 : 9)),
  (random: Random) => [random.ints(50, 0, 100)],
  (random: Random) => [random.ints(2000, 0, LARGEST)],
  days(MOST, () => 12),
  days(MOST, (day) => day),
  days(MOST, (day) => LARGEST - day),
  days(MOST, (day) => (day === MOST - 1 ? LARGEST - MOST + 5 : LARGEST - day)),
  (random: Random) => [random.ints(MOST, 0, LARGEST)],
  (random: Random) => days(MOST, (day) => 100_000 - 5 * day + random.int(0, 60)),
]
