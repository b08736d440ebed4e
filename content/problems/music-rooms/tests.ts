import type { Random } from '@callofcode/content/random'
import { type Lesson, lessonsOf } from './reference.ts'

const MOST = 20_000
const LAST = 1e9

export const samples = [
  [
    [
      [60, 105],
      [0, 45],
      [30, 75],
      [45, 90],
      [100, 120],
    ],
  ],
  [
    [
      [20, 30],
      [10, 20],
      [30, 40],
    ],
  ],
  [
    [
      [5, 9],
      [5, 9],
    ],
  ],
]

const row = (count: number, make: (at: number) => Lesson) => [
  Array.from({ length: count }, (_, at) => make(at)),
]

export const tests = [
  row(1, () => [0, 1]),
  row(1, () => [0, LAST]),
  row(1, () => [LAST - 1, LAST]),
  row(2, (at) => [at, at + 1]),
  row(2, (at) => [at, at + 2]),
  row(2, (at) => [1 - at, 2]),
  // Lessons lie within each other, deeper and deeper.
  row(7, (at) => [at, 20 - at]),
  row(7, (at) => [7 - at, 10 + at]),
  // A long lesson and short ones one after another. Neighbours in the list never meet.
  row(9, (at) => (at === 0 ? [0, 100] : [10 * at, 10 * at + 5])),
  row(9, (at) => (at === 8 ? [0, 100] : [10 * at, 10 * at + 10])),
  // Many lessons end in the minute in which many begin.
  row(12, (at) => (at % 2 === 0 ? [0, 50] : [50, 90])),
  row(12, (at) => (at % 2 === 0 ? [0, 51] : [50, 90])),
  // As texts, the moments have another order.
  row(6, (at) => [8 + at, 8 + 3 * (at + 1)]),
  // The busiest moment is early, or late.
  row(10, (at) => (at < 4 ? [at, 9] : [10 * at, 10 * at + 7])),
  row(10, (at) => (at < 6 ? [10 * at, 10 * at + 7] : [100 + at, 200])),
  (random: Random) => [lessonsOf(random, 60, 100, 20)],
  (random: Random) => [lessonsOf(random, 2000, 1440, 45)],
  row(MOST, () => [3, 4]),
  row(MOST, (at) => [at, at + 1]),
  row(MOST, (at) => [MOST - at, MOST + 1 - at]),
  row(MOST, (at) => [at, LAST - at]),
  row(MOST, (at) => [at, at + MOST / 2]),
  (random: Random) => [lessonsOf(random, MOST, LAST / 2, LAST / 2)],
  (random: Random) => [lessonsOf(random, MOST, LAST - 1000, 1000)],
  (random: Random) => [lessonsOf(random, MOST, 1440, 60)],
]
