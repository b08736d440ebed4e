import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LARGEST = 1e9

export const samples = [[[5, 9, 3, 8]], [[6, 6]], [[40]]]

const row = (count: number, charge: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => charge(at)),
]

export const tests = [
  [[1]],
  [[LARGEST]],
  [[1, LARGEST]],
  [[LARGEST, LARGEST]],
  [[2, 2, 2]],
  [[2, 2, 2, 2]],
  [[1, 2, 3]],
  [[1, 2, 4, 8, 16]],
  // The winner is still the strongest and has to fight again.
  [[100, 10, 9, 8, 7]],
  // The winner comes back as the weakest.
  [[20, 19, 5, 5, 5]],
  // Two equal sides of robots would leave 0, but the rules do not.
  [[8, 7, 6, 5, 4]],
  // As texts, these charges have another order.
  [[9, 10, 100, 30, 2]],
  row(15, (at) => at + 1),
  row(16, (at) => 40 - 2 * at),
  (random: Random) => [random.ints(51, 1, 60)],
  (random: Random) => [random.ints(1000, 1, LARGEST)],
  row(MOST, () => 7),
  row(MOST - 1, () => LARGEST),
  row(MOST, (at) => at + 1),
  row(MOST, (at) => LARGEST - at * at),
  // One robot beats all the others in turn.
  row(MOST, (at) => (at === 0 ? LARGEST : 50_000 + at)),
  (random: Random) => [random.ints(MOST, 1, LARGEST)],
  (random: Random) => [random.ints(MOST, LARGEST / 2, LARGEST)],
]
