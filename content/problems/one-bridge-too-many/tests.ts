import type { Random } from '@callofcode/content/random'

const MOST = 10_000

export const samples = [
  [
    [
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
    ],
  ],
  [
    [
      [4, 5],
      [2, 4],
      [5, 1],
      [3, 2],
      [1, 2],
    ],
  ],
]

/** Makes bridges from 1 to `count` in a row. The caller adds the bridge between the two ends. */
const row = (count: number) => Array.from({ length: count - 1 }, (_, at) => [at + 1, at + 2])

/** Adds one new bridge to a tree, at a random place in the list. */
function withSpare(random: Random, tree: [number, number][]) {
  const houses = tree.length + 1
  const taken = new Set(tree.flatMap(([one, other]) => [one * MOST * 2 + other, other * MOST * 2 + one]))
  for (;;) {
    const spare: [number, number] = [random.int(1, houses), random.int(1, houses)]
    if (spare[0] !== spare[1] && !taken.has(spare[0] * MOST * 2 + spare[1]))
      return random.shuffle([...tree, spare])
  }
}

export const tests = [
  [
    [
      [1, 2],
      [1, 3],
      [2, 3],
    ],
  ],
  [
    [
      [3, 2],
      [2, 1],
      [3, 1],
    ],
  ],
  // The first bridges close the circle, or the last ones, or it is spread over the list.
  [
    [
      [5, 4],
      [4, 6],
      [6, 5],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [
    [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 4],
    ],
  ],
  [
    [
      [1, 2],
      [6, 5],
      [2, 3],
      [5, 1],
      [4, 3],
      [1, 4],
    ],
  ],
  // Two groups join late, at houses that are not their leaders.
  [
    [
      [1, 2],
      [3, 4],
      [2, 5],
      [4, 6],
      [5, 6],
      [7, 1],
      [3, 7],
      [8, 7],
    ],
  ],
  // The bridge of the answer names the larger house first.
  [
    [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [5, 2],
    ],
  ],
  (random: Random) => [random.graph(30, 30, { connected: true, first: 1 })],
  (random: Random) => [random.graph(31, 31, { connected: true, first: 1 })],
  (random: Random) => [random.graph(500, 500, { connected: true, first: 1 })],
  (random: Random) => [withSpare(random, random.tree(MOST, { first: 1 }))],
  (random: Random) => [withSpare(random, random.tree(MOST, { shape: 'star', first: 1 }))],
  (random: Random) => [withSpare(random, random.tree(MOST, { shape: 'deep', first: 1 }))],
  (random: Random) => [withSpare(random, random.tree(MOST, { shape: 'path', first: 1 }))],
  // The circle contains all houses, or only three at the end of a long row.
  [[...row(MOST), [1, MOST]]],
  [[...row(MOST), [MOST - 2, MOST]].reverse()],
  [[[1, 3], ...row(MOST)]],
  // The bridges of a row name the smaller house first, and the larger one, in turn.
  [[...row(MOST).map(([one = 0, other = 0]) => (one % 2 ? [one, other] : [other, one])), [MOST, 1]]],
  // House 1 is joined with one house after another. A careless chain of pointers grows with each.
  [[...Array.from({ length: MOST - 1 }, (_, at) => [1, at + 2]), [MOST - 1, MOST]]],
  [[...Array.from({ length: MOST - 1 }, (_, at) => [at + 2, 1]), [2, MOST]]],
]
