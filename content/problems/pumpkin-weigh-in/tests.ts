import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

const MOST = 1000

export const samples = [written([61, 48, 90, 55]), written([30, 20, 10]), written([77])]

const pumpkins = (count: number, weightOf: (at: number) => number) =>
  written(Array.from({ length: count }, (_, at) => weightOf(at)))

export const tests = [
  written([1e9]),
  written([1, 2]),
  written([2, 1]),
  // The pumpkin without a partner is the heaviest, the lightest, or neither.
  written([1, 2, 3]),
  written([2, 3, 1]),
  written([1, 3, 2]),
  written([5, 4, 1, 2, 3]),
  written([1, 2, 3, 4, 5]),
  written([2, 3, 4, 5, 1]),
  // The lightest and the heaviest are weighed with each other, in the first pair or in the last one.
  written([9, 1, 5, 4, 3, 6]),
  written([5, 4, 3, 6, 1, 9]),
  // As texts, 10 comes before 9.
  written([10, 9, 100, 20, 8]),
  pumpkins(100, (at) => at + 1),
  pumpkins(101, (at) => 500 - at),
  // The lighter pumpkin of each pair comes first, or last. The weights go inwards.
  pumpkins(200, (at) => (at ^ 1) + 1),
  pumpkins(999, (at) => (at % 2 === 0 ? 1000 - at : 1000 + at)),
  // Repeated halving ends with three pumpkins.
  pumpkins(768, (at) => ((at * 355) % 769) + 1),
  pumpkins(96, (at) => at + 7),
  pumpkins(MOST, (at) => 1e9 - at),
  pumpkins(MOST - 1, (at) => at + 1),
  (random: Random) => written(random.distinct(17, 1, 30)),
  (random: Random) => written(random.distinct(512, 1, 1e9)),
  (random: Random) => written(random.distinct(MOST - 1, 1, 1e9)),
  (random: Random) => written(random.permutation(MOST, 1)),
]
