import type { Random } from '@callofcode/content/random'

const MOST = 20_000

export const samples = [[[2, 0, 1, 0, 2, 1]], [[1, 2, 0]], [[2]]]

const repeated = (length: number, kinds: number[]) =>
  Array.from({ length }, (_, at) => kinds[at % kinds.length] ?? 0)

/** Makes `each` tomatoes of each kind, in the order of the given kinds. */
const blocks = (each: number, kinds: number[]) => kinds.flatMap((kind) => repeated(each, [kind]))

export const tests = [
  [[0]],
  [[1]],
  // The tomato that is swapped in from the right end is green, orange or red.
  [[2, 0]],
  [[2, 1]],
  [[2, 2]],
  [[0, 2]],
  [[1, 0]],
  [[2, 1, 0]],
  [[2, 2, 0]],
  [[0, 1, 2]],
  [[1, 0, 1]],
  [[2, 0, 2, 0, 2]],
  [[1, 1, 1, 0]],
  [[2, 1, 1, 1]],
  [[0, 0, 2, 2, 1, 1]],
  // One kind is missing.
  (random: Random) => [random.ints(40, 0, 1)],
  (random: Random) => [random.ints(40, 1, 2)],
  (random: Random) => [random.array(40, () => random.pick([0, 2]))],
  (random: Random) => [random.ints(1000, 0, 2)],
  [repeated(MOST, [0])],
  [repeated(MOST, [2])],
  [repeated(MOST, [2, 1, 0])],
  [blocks(MOST / 4, [2, 1, 0])],
  [blocks(MOST / 4, [0, 1, 2])],
  (random: Random) => [random.ints(MOST, 0, 2)],
  // Nearly all tomatoes are orange.
  (random: Random) => [random.shuffle([0, 2, ...repeated(MOST - 2, [1])])],
]
