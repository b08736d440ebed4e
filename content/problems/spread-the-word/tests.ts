import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const EDGES = 40_000

const chain = (length: number) => Array.from({ length: length - 1 }, (_, at) => [at, at + 1])
const everybody = (length: number) => Array.from({ length }, (_, at) => at)
const line = chain(5)

export const samples = [
  [5, line, [0, 4], []],
  [5, line, [0, 4], [3]],
  [
    4,
    [
      [0, 1],
      [1, 2],
      [0, 3],
    ],
    [0],
    [1],
  ],
]

export const tests = [
  [1, [], [0], []],
  [1, [], [0], [0]],
  [2, [], [0], []],
  [2, [[1, 0]], [1], [1]],
  [2, [[1, 0]], [1], [0]],
  // The friends form a ring. A depth-first search goes the long way round.
  [8, [...chain(8), [7, 0]], [0], []],
  // The short way leads through a quiet member.
  [
    6,
    [
      [0, 1],
      [1, 5],
      [0, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    [0],
    [1],
  ],
  // All members are quiet and all know the news.
  [4, chain(4), [3, 1, 0, 2], [0, 1, 2, 3]],
  [
    6,
    [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
    ],
    [1],
    [],
  ],
  (random: Random) => [30, random.graph(30, 60, { connected: true }), [7, 21], random.distinct(10, 0, 29)],
  (random: Random) => [200, random.tree(200, { shape: 'deep' }), [0], []],
  (random: Random) => [200, random.graph(200, 400, { connected: true }), [5], random.distinct(20, 0, 199)],
  [MOST, chain(MOST), [0], []],
  [MOST, chain(MOST), [MOST - 1, 0], [MOST >> 1]],
  (random: Random) => [MOST, random.tree(MOST, { shape: 'star' }), [random.int(0, MOST - 1)], []],
  (random: Random) => [
    MOST,
    random.graph(MOST, EDGES, { connected: true }),
    random.distinct(3, 0, MOST - 1),
    [],
  ],
  // The starters are too many for a separate search from each.
  (random: Random) => [
    MOST,
    random.graph(MOST, EDGES, { connected: true }),
    random.distinct(MOST >> 1, 0, MOST - 1),
    [],
  ],
  (random: Random) => [MOST, chain(MOST), random.distinct(2000, 0, MOST - 1), []],
  [MOST, chain(MOST), everybody(MOST), everybody(MOST)],
]
