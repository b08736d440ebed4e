import type { Random } from '@callofcode/content/random'
import { type Animal, someAnimals } from './reference.ts'

const MOST = 20_000
const LAST = 1e9

export const samples = [
  [
    [
      [0, 10],
      [2, 8],
      [4, 3],
      [10, 2],
    ],
  ],
  [
    [
      [9, 4],
      [5, 4],
      [5, 4],
      [5, 9],
    ],
  ],
]

const row = (count: number, make: (at: number) => Animal) => [
  Array.from({ length: count }, (_, at) => make(at)),
]

export const tests = [
  [[[0, 1]]],
  [[[LAST, LAST]]],
  [
    [
      [3, 2],
      [1, 2],
    ],
  ],
  [
    [
      [1, 2],
      [3, 1],
    ],
  ],
  // An animal comes in the minute in which a treatment ends, or a minute later.
  [
    [
      [0, 5],
      [1, 9],
      [5, 1],
    ],
  ],
  [
    [
      [0, 5],
      [1, 9],
      [6, 1],
    ],
  ],
  // The vet has tea twice, and the clock must not go back.
  [
    [
      [100, 3],
      [0, 2],
      [50, 9],
      [51, 1],
    ],
  ],
  [
    [
      [0, 20],
      [1, 5],
      [2, 5],
      [3, 4],
    ],
  ],
  row(9, () => [4, 4]),
  row(9, (at) => [9 - at, 3]),
  row(9, (at) => [at, 9 - at]),
  row(9, (at) => [at % 3, 1 + (at % 2)]),
  (random: Random) => [someAnimals(random, 60, 100, 4)],
  (random: Random) => [someAnimals(random, 60, 300, 4)],
  (random: Random) => [someAnimals(random, 2000, 2000, 9)],
  row(MOST, () => [0, LAST]),
  row(MOST, (at) => [at, MOST - at]),
  row(MOST, (at) => [MOST - at, 1]),
  row(MOST, (at) => [at * 50_000, 1]),
  row(MOST, (at) => [0, at + 1]),
  (random: Random) => [someAnimals(random, MOST, LAST, LAST)],
  (random: Random) => [someAnimals(random, MOST, LAST, 90_000)],
  (random: Random) => [someAnimals(random, MOST, 1000, 3)],
]
