import type { Random } from '@callofcode/content/random'
import { type Rule, someRules } from './reference.ts'

const MOST = 20_000
const RULES = 30_000
const LONGEST = 1e9

export const samples = [
  [
    [3, 2, 4, 1],
    [
      [0, 2],
      [1, 2],
      [1, 3],
    ],
  ],
  [
    [5, 1, 1],
    [
      [1, 2],
      [2, 1],
    ],
  ],
]

const all = (count: number, hours: number) => Array.from({ length: count }, () => hours)
const row = (count: number, make: (at: number) => Rule) => Array.from({ length: count }, (_, at) => make(at))

export const tests = [
  [[7], []],
  [[7, 9, 8], []],
  [[1, 1], [[0, 1]]],
  [
    [1, 1],
    [
      [1, 0],
      [1, 0],
    ],
  ],
  // The job that is done last is neither the last to begin nor at an end of the list.
  [
    [2, 2, 50, 1],
    [
      [0, 1],
      [1, 3],
    ],
  ],
  [
    [9, 1, 1, 1],
    [
      [1, 2],
      [2, 3],
      [0, 3],
    ],
  ],
  [
    [9, 1, 1, 1],
    [
      [0, 3],
      [1, 2],
      [2, 3],
    ],
  ],
  // A short way and a long way lead to the same job, and other jobs wait for it.
  [
    [1, 5, 1, 1, 9],
    [
      [0, 2],
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  ],
  // The circle comes after jobs that can be done, or before them.
  [
    [1, 1, 1, 1],
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
    ],
  ],
  [
    [1, 1, 1, 1],
    [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 3],
    ],
  ],
  // The number of ways doubles at each step.
  [all(60, 1), row(116, (at) => [2 * (at >> 2) + (at & 1), 2 * (at >> 2) + 2 + ((at >> 1) & 1)])],
  (random: Random) => [random.ints(30, 1, 9), someRules(random, 30, 50)],
  (random: Random) => [random.ints(30, 1, 9), someRules(random, 30, 50, true)],
  [all(MOST, LONGEST), row(MOST - 1, (at) => [at, at + 1])],
  [all(MOST, LONGEST), row(MOST - 1, (at) => [at + 1, at])],
  [all(MOST, 5), row(MOST, (at) => [at, (at + 1) % MOST])],
  [all(MOST, LONGEST), row(MOST - 1, (at) => [0, at + 1])],
  [all(MOST, 3), row(MOST - 1, (at) => [at, MOST - 1])],
  (random: Random) => [random.ints(MOST, 1, LONGEST), someRules(random, MOST, RULES)],
  (random: Random) => [random.ints(MOST, 1, LONGEST), someRules(random, MOST, RULES - 1, true)],
  (random: Random) => [random.ints(300, 1, LONGEST), someRules(random, 300, RULES)],
]
