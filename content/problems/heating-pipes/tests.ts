import type { Random } from '@callofcode/content/random'

const MOST = 500
const FAR = 1e6

export const samples = [
  [
    [
      [1, 1],
      [4, 1],
      [4, 5],
      [9, 5],
    ],
  ],
  [
    [
      [0, 0],
      [0, 3],
      [2, 0],
      [-2, -1],
    ],
  ],
  [[[7, -7]]],
]

/** Returns different random places in a square around the middle. */
const village = (random: Random, count: number, size: number) =>
  random
    .distinct(count, 0, (2 * size + 1) ** 2 - 1)
    .map((spot) => [(spot % (2 * size + 1)) - size, Math.floor(spot / (2 * size + 1)) - size])

export const tests = [
  [[[0, 0]]],
  [
    [
      [-FAR, -FAR],
      [FAR, FAR],
    ],
  ],
  [
    [
      [-FAR, -FAR],
      [FAR, FAR],
      [-FAR, FAR],
      [FAR, -FAR],
    ],
  ],
  [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  // Two pairs of neighbours are far from each other.
  [
    [
      [0, 0],
      [50, 1],
      [1, 0],
      [50, 0],
    ],
  ],
  // The houses form a cross. A solution that walks on from the last house has to come back from the end of an arm.
  [
    [
      [0, 0],
      [5, 0],
      [-6, 0],
      [0, 7],
      [0, -8],
      [9, 0],
    ],
  ],
  // A house is nearer by the straight line, but not along the streets.
  [
    [
      [0, 0],
      [7, 0],
      [4, 4],
    ],
  ],
  // The first house lies between two others. A walk goes far in the wrong direction first.
  [
    [
      [0, 0],
      [2, 0],
      [-3, 0],
      [6, 0],
      [-10, 0],
    ],
  ],
  // The houses form a grid, with equal distances.
  [Array.from({ length: 49 }, (_, at) => [at % 7, Math.floor(at / 7)])],
  (random: Random) => [village(random, 8, 4)],
  (random: Random) => [village(random, 60, 10)],
  (random: Random) => [village(random, 60, FAR)],
  (random: Random) => [
    random.shuffle([
      ...village(random, 50, 6),
      ...village(random, 50, 6).map(([x = 0, y = 0]) => [x + 900, y - 70]),
    ]),
  ],
  // All houses are in one street.
  (random: Random) => [random.distinct(200, -FAR, FAR).map((x) => [x, 5])],
  (random: Random) => [random.shuffle(Array.from({ length: 300 }, (_, at) => [at * at, -at]))],
  (random: Random) => [village(random, MOST, 15)],
  (random: Random) => [village(random, MOST, FAR)],
]
