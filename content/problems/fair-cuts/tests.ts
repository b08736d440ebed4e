import type { Random } from '@callofcode/content/random'

const MOST = 50_000
const HEAVIEST = 1e9

export const samples = [[[3, 1, 4]], [[2, -2, 2, -2]], [[7]]]

/** Makes a string followed by its mirror image. The cut in the middle is always fair. */
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
  // A solution that rounds half of an odd total would find a fair cut.
  [[1, 2, 0]],
  // Only the sum of the whole string fits, which is no cut.
  [[4, -1, -3]],
  [[-6, -1, -2, -3]],
  // The string has several fair cuts, with others between them.
  [[1, 1, -1, 1, 0, 0, 0, 2]],
  [Array.from({ length: 1000 }, () => 0)],
  (random: Random) => [random.ints(12, -2, 2)],
  (random: Random) => [random.ints(300, -1, 1)],
  (random: Random) => [mirrored(random, 500, 20)],
  // Half of the sum exceeds 32 bits. In the second test only the sum exceeds them, and wrapped it would give a fair cut.
  [[HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST]],
  [[HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, 294_967_296, 0, 0]],
  [Array.from({ length: MOST }, () => HEAVIEST)],
  [Array.from({ length: MOST - 1 }, (_, at) => (at % 2 === 0 ? 1 : -1))],
  (random: Random) => [random.ints(MOST, -HEAVIEST, HEAVIEST)],
  (random: Random) => [mirrored(random, MOST / 2, HEAVIEST)],
]
