import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [
  [
    [36, 34, 39],
    [35, 38, 33, 36],
  ],
  [
    [30, 31],
    [32, 30],
  ],
  [[37], []],
]

const row = (length: number, first: number, step = 1) => Array.from({ length }, (_, at) => first + at * step)

export const tests = [
  [[1], [1]],
  [[2], [1]],
  [[1], [LARGEST]],
  [[LARGEST], [LARGEST, LARGEST]],
  [
    [5, 5, 5],
    [5, 5],
  ],
  [
    [9, 8, 7],
    [6, 5, 4],
  ],
  [
    [1, 2, 3],
    [3, 2, 1],
  ],
  // A child takes too large a pair, or a child with large feet comes first.
  [
    [1, 2, 3, 4],
    [4, 4, 1, 1],
  ],
  [
    [4, 3, 2, 1],
    [1, 1, 4, 2],
  ],
  [
    [3, 1, 2],
    [4, 1, 2, 9],
  ],
  // As text, 100 comes before 34.
  [
    [100, 34, 9],
    [99, 35, 10],
  ],
  [
    [1, 10, 2],
    [9, 10, 1],
  ],
  [[1], row(50, 1)],
  [row(50, 1), [25]],
  (random: Random) => [random.ints(40, 20, 45), random.ints(30, 20, 45)],
  (random: Random) => [random.ints(500, 1, 400), random.ints(700, 1, 300)],
  [row(MOST, 1), row(MOST, 1).reverse()],
  [row(MOST, 2), row(MOST, 1)],
  [row(MOST, LARGEST, -1), row(MOST, LARGEST - MOST, 1)],
  [row(MOST, 7, 0), row(MOST, 7, 0)],
  [row(MOST, 8, 0), row(MOST, 7, 0)],
  [row(MOST, 1), []],
  (random: Random) => [random.ints(MOST, 1, LARGEST), random.ints(MOST, 1, LARGEST)],
  (random: Random) => [random.ints(MOST, 1, 50), random.ints(MOST / 2, 1, 50)],
]
