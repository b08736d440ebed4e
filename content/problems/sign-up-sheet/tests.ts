import type { Random } from '@callofcode/content/random'
import { type Rule, someRules } from './reference.ts'

const ACTS = 8000
const RULES = 12_000

export const samples = [
  [4, [[4, 1]]],
  [
    6,
    [
      [6, 3],
      [5, 3],
      [4, 5],
      [4, 2],
    ],
  ],
  [
    3,
    [
      [1, 2],
      [2, 3],
      [3, 2],
    ],
  ],
]

const list = (count: number, make: (at: number) => Rule) => Array.from({ length: count }, (_, at) => make(at))

export const tests = [
  [1, []],
  [5, []],
  [2, [[1, 2]]],
  [2, [[2, 1]]],
  [
    2,
    [
      [1, 2],
      [2, 1],
    ],
  ],
  // The same rule several times.
  [
    3,
    [
      [3, 1],
      [3, 1],
      [3, 2],
      [3, 1],
    ],
  ],
  [6, list(5, (at) => [at + 1, at + 2])],
  [6, list(5, (at) => [at + 2, at + 1])],
  [6, list(6, (at) => [at + 1, ((at + 1) % 6) + 1])],
  // Act 1 needs 5 and 6, and 6 needs 2: it comes before 5.
  [
    6,
    [
      [5, 1],
      [6, 1],
      [2, 6],
    ],
  ],
  [
    7,
    [
      [7, 1],
      [6, 2],
      [3, 7],
      [5, 3],
    ],
  ],
  // Some acts that act 2 needs are already placed.
  [
    8,
    [
      [8, 1],
      [8, 2],
      [7, 2],
      [6, 7],
      [5, 8],
    ],
  ],
  // A circle is behind everything, or before everything.
  [
    5,
    [
      [1, 4],
      [4, 5],
      [5, 4],
    ],
  ],
  [
    5,
    [
      [4, 5],
      [5, 4],
      [5, 1],
    ],
  ],
  [9, list(8, (at) => [9, at + 1])],
  [9, list(8, (at) => [at + 2, 1])],
  (random: Random) => [20, someRules(random, 20, 25)],
  (random: Random) => [20, someRules(random, 20, 12)],
  (random: Random) => [20, someRules(random, 20, 20, true)],
  (random: Random) => [300, someRules(random, 300, 350)],
  [ACTS, []],
  [ACTS, list(ACTS - 1, (at) => [at + 1, at + 2])],
  [ACTS, list(ACTS - 1, (at) => [at + 2, at + 1])],
  [ACTS, list(ACTS - 1, (at) => [ACTS, at + 1])],
  [ACTS, list(ACTS - 1, (at) => [at + 2, 1])],
  (random: Random) => [ACTS, someRules(random, ACTS, RULES)],
  (random: Random) => [ACTS, someRules(random, ACTS, RULES - 1, true)],
  (random: Random) => [150, someRules(random, 150, RULES)],
]
