import type { Random } from '@callofcode/content/random'

const HEAVIEST = 1e8
const THREES = Array.from({ length: 11 }, (_, at) => 3 ** at)

export const samples = [
  [[1, 4], 3],
  [[1, 4], 2],
  [[5, 5, 2], 8],
]

/** Makes a box of weights, and goods that it can balance, or nearly. */
function balanced(random: Random, length: number, lightest: number, off = 0): [number[], number] {
  const weights = random.ints(length, lightest, HEAVIEST)
  const sum = weights.reduce((one, weight) => one + weight * random.int(-1, 1), off)
  return [weights, Math.min(1e9, Math.max(1, Math.abs(sum)))]
}

export const tests = [
  [[1], 1],
  [[1], 2],
  [[2], 1],
  [[3, 3], 6],
  [[3, 3], 3],
  [[7, 2], 5],
  [[2, 7], 9],
  [[2, 7], 4],
  // The largest weight stays in the box, or two weights lie beside the goods.
  [[6, 5, 5], 10],
  [[10, 3, 4], 3],
  [[9, 4, 3], 2],
  [[100, 40, 30, 29], 1],
  [[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], 4],
  [[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], 88],
  // Powers of three make everything up to their sum, in exactly one way.
  [THREES, 88_573],
  [THREES, 88_574],
  [THREES, 44_287],
  [THREES, 12_345],
  [[...THREES].reverse(), 29_524],
  [THREES.map((one) => 2 * one), 33_333],
  [Array.from({ length: 11 }, () => HEAVIEST), 1e9],
  [Array.from({ length: 11 }, () => HEAVIEST), 999_999_999],
  [Array.from({ length: 10 }, (_, at) => HEAVIEST - at), 1e9 - 45],
  (random: Random) => balanced(random, 11, 1),
  (random: Random) => balanced(random, 11, HEAVIEST - 1000),
  (random: Random) => balanced(random, 11, 1, 1),
  (random: Random) => [random.ints(11, 1, 40), 150],
]
