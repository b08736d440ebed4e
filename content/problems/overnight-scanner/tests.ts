import type { Random } from '@callofcode/content/random'

const MOST = 3000
const THICKEST = 1e9
const LONGEST = 2e9

export const samples = [
  [[5, 10, 3], 5],
  [[7, 7, 7], 3],
  [[6, 2], 9],
]

export const tests = [
  [[1], 1],
  [[1], LONGEST],
  [[THICKEST], 1],
  [[THICKEST], 2],
  [[THICKEST], THICKEST - 1],
  [[THICKEST], THICKEST],
  [[THICKEST], LONGEST],
  [[2, 2], 3],
  // A solution that shares hours between books, or counts only whole hours, would find a lower speed.
  [[4, 4, 4], 5],
  [[9, 10], 4],
  // No speed takes exactly this number of hours.
  [[8, 8, 8, 8], 7],
  [[1, 1, 1, 1000], 4],
  [[1, 1, 1, 1000], 1003],
  (random: Random) => [random.ints(40, 1, 100), random.int(50, 200)],
  (random: Random) => [random.ints(500, 1, 10_000), random.int(600, 5000)],
  [Array.from({ length: MOST }, () => THICKEST), MOST],
  // The search tries half of the speed that is needed. The hours at that speed exceed 32 bits.
  [Array.from({ length: 1900 }, () => THICKEST), LONGEST],
  [Array.from({ length: MOST }, () => THICKEST), LONGEST],
  [Array.from({ length: MOST }, (_, at) => THICKEST - at), MOST + 1],
  (random: Random) => [random.ints(MOST, 1, THICKEST), random.int(MOST, 2 * MOST)],
  (random: Random) => [random.ints(MOST, THICKEST / 2, THICKEST), THICKEST - 1],
  (random: Random) => [random.ints(MOST, 1, 20), random.int(MOST, 8 * MOST)],
]
