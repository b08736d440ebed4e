import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e5

export const samples = [[[3, 0, 2, 0, 4, 1, 2]], [[5, 4, 2, 1]], [[6, 1, 1, 2]]]

const row = (count: number, stack: (at: number) => number) => [
  Array.from({ length: count }, (_, at) => stack(at)),
]

export const tests = [
  [[0]],
  [[LARGEST]],
  [[4, 4]],
  [[2, 0]],
  [[LARGEST, 0, LARGEST]],
  [[0, 0, 0]],
  [[1, 2, 3, 4]],
  [[2, 2, 2]],
  // The lower wall is on the left or on the right, or both walls are equal.
  [[2, 0, 0, 5]],
  [[5, 0, 0, 2]],
  [[3, 0, 1, 0, 3]],
  // All hills within a wide hollow are under water.
  [[9, 1, 5, 2, 6, 1, 4, 8]],
  // Hollows lie on both sides of the highest stack.
  [[1, 3, 0, 4, 2, 9, 3, 5, 1, 2]],
  // Walls fall to both ends, or rise to both ends.
  [[1, 0, 2, 0, 3, 0, 2, 0, 1]],
  [[3, 0, 2, 0, 1, 0, 2, 0, 3]],
  [[0, 5, 5, 0, 5, 5, 0]],
  (random: Random) => [random.ints(60, 0, 9)],
  (random: Random) => [random.ints(2000, 0, LARGEST)],
  row(MOST, () => 77),
  row(MOST, (at) => at),
  row(MOST, (at) => MOST - at),
  // The largest possible amount of water: nearly 2 · 10^9.
  row(MOST, (at) => (at === 0 || at === MOST - 1 ? LARGEST : 0)),
  row(MOST, (at) => Math.abs(at - MOST / 2)),
  row(MOST, (at) => MOST / 2 - Math.abs(at - MOST / 2)),
  row(MOST, (at) => (at % 2 === 0 ? 5 * Math.min(at, MOST - at) : 0)),
  (random: Random) => [random.ints(MOST, 0, LARGEST)],
  (random: Random) => [random.ints(MOST, 0, 2)],
]
