import type { Random } from '@callofcode/content/random'
import { type Given, town } from './reference.ts'

const LANDINGS = 5000
const CANALS = 7500

export const samples: Given[] = [
  [
    5,
    [
      [4, 3],
      [1, 2],
      [2, 3],
      [3, 1],
      [4, 5],
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
  [
    4,
    [
      [1, 2],
      [3, 2],
      [3, 4],
      [4, 1],
    ],
  ],
]

/** Leads from landing to landing, and back to the first one if it is closed. */
const ring = (first: number, length: number, closed = true) =>
  Array.from({ length: closed ? length : length - 1 }, (_, at) => [first + at, first + ((at + 1) % length)])

/** Makes rings of `length` landings in a row, with a canal from each ring to the next. */
const beads = (count: number, length: number): Given => [
  count * length,
  Array.from({ length: count }, (_, bead) => {
    const first = bead * length + 1
    return bead === 0 ? ring(first, length) : [[first - 1, first], ...ring(first, length)]
  }).flat(),
]

export const tests: (Given | ((random: Random) => Given))[] = [
  [1, []],
  [2, [[2, 1]]],
  [
    2,
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [
    2,
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  ],
  [6, ring(1, 6, false)],
  [6, ring(1, 6)],
  [6, ring(1, 6, false).map(([a = 0, b = 0]) => [7 - b, 7 - a])],
  [7, Array.from({ length: 6 }, (_, at) => [1, at + 2])],
  // Two rings share a landing, or have a canal between them.
  [5, [...ring(1, 3), [3, 4], [4, 5], [5, 3]]],
  [6, [...ring(4, 3), [2, 5], ...ring(1, 3)]],
  // A double canal in the middle of a row.
  [
    4,
    [
      [1, 2],
      [2, 3],
      [3, 2],
      [3, 4],
    ],
  ],
  beads(3, 4),
  // The outer way round is closed by the very last canal.
  [9, [...ring(1, 9, false), [6, 2], [9, 4]]],
  [9, [...ring(1, 9, false), [6, 3], [9, 7]]],
  (random) => town(random, random.tree(12, { first: 1 }), 4),
  (random) => town(random, random.tree(60, { first: 1, shape: 'deep' }), 25),
  (random) => town(random, random.tree(800, { first: 1 }), 200),
  [LANDINGS, ring(1, LANDINGS, false)],
  [LANDINGS, ring(1, LANDINGS)],
  beads(1000, 5),
  (random) => town(random, random.tree(LANDINGS, { first: 1, shape: 'path' }), 600),
  (random) => town(random, random.tree(LANDINGS, { first: 1 }), CANALS - LANDINGS + 1),
  (random) => town(random, random.tree(150, { first: 1 }), CANALS - 149),
]
