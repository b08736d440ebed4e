import type { Random } from '@callofcode/content/random'

const MOST = 50_000
const HEAVIEST = 1e9

export const samples = [[[3, 1, 4]], [[2, -2, 2, -2]], [[7]]]

/** A string with the same weights, mirrored, behind it: at least the cut in the middle is fair. */
function mirrored(random: Random, half: number, heaviest: number) {
  const left = random.ints(half, -heaviest, heaviest)
  return [...left, ...left.toReversed()]
}

export const tests = [
  [[0]],
  [[0, 0]],
  [[5, 5]],
  [[5, -5]],
  [[1, 2]],
  // Rounding half of an odd total would find a fair cut.
  [[1, 2, 0]],
  // The only sum that fits is that of the whole string.
  [[4, -1, -3]],
  [[-6, -1, -2, -3]],
  // More than one fair cut, with others between them.
  [[1, 1, -1, 1, 0, 0, 0, 2]],
  [Array.from({ length: 1000 }, () => 0)],
  (random: Random) => [random.ints(12, -2, 2)],
  (random: Random) => [random.ints(300, -1, 1)],
  (random: Random) => [mirrored(random, 500, 20)],
  // Half of the sum does not fit into 32 bits; then only the sum itself, which 32 bits would wrap to a fair one.
  [[HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST]],
  [[HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, 294_967_296, 0, 0]],
  [Array.from({ length: MOST }, () => HEAVIEST)],
  [Array.from({ length: MOST - 1 }, (_, at) => (at % 2 === 0 ? 1 : -1))],
  (random: Random) => [random.ints(MOST, -HEAVIEST, HEAVIEST)],
  (random: Random) => [mirrored(random, MOST / 2, HEAVIEST)],
]
