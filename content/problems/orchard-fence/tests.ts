import type { Random } from '@callofcode/content/random'

const MOST = 1000
const FURTHEST = 1_000_000

export const samples = [
  [
    [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ],
  ],
  [
    [
      [0, 0],
      [4, 2],
      [4, 4],
      [2, 4],
    ],
  ],
  [
    [
      [0, 0],
      [2, 1],
      [3, 3],
      [3, 0],
    ],
  ],
]

/** Makes a fence through the numbers x y x y …, so that it fits in one line. */
const through = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2))

/** Makes an upper edge to the right and a lower edge back, with `corners` corners in all. */
function hills(random: Random, corners: number, width: number, height: number) {
  const half = corners / 2 - 1
  const edge = (sign: number) =>
    random
      .distinct(half, -width + 1, width - 1)
      .sort((one, other) => one - other)
      .map((x) => [x, sign * random.int(1, height)])
  return [[-width, 0], ...edge(1), [width, 0], ...edge(-1).reverse()]
}

/** Makes a comb with `teeth` teeth: a very long fence with little inside. */
function comb(teeth: number, height: number, gap: number) {
  const tops = Array.from({ length: teeth }, (_, at) => [
    [2 * gap * at, 1],
    [2 * gap * at + gap, height],
  ]).flat()
  return [...tops, [2 * gap * teeth, 1], [2 * gap * teeth, 0], [0, 0]]
}

export const tests = [
  [through(0, 0, 1, 0, 0, 1)],
  [through(0, 0, 0, 1, 1, 0)],
  [through(0, 0, 2, 0, 2, 2, 0, 2)],
  [through(0, 0, 0, 2, 2, 2, 2, 0)],
  // Slanting segments have trees between their ends, or none.
  [through(0, 0, 5, 2, 3, 7)],
  [through(0, 0, 6, 3, 3, 9)],
  [through(-3, 0, 0, -3, 3, 0, 0, 3)],
  [through(-5, -5, -1, -2, -4, -1)],
  // Corners lie within a straight side.
  [through(0, 0, 2, 0, 5, 0, 5, 5, 5, 6, 0, 6)],
  // Edges that lead inwards.
  [through(0, 0, 6, 0, 6, 6, 3, 1, 0, 6)],
  [through(0, 0, 8, 0, 8, 8, 0, 8, 0, 6, 6, 6, 6, 2, 0, 2)],
  [comb(5, 9, 2)],
  // The fence is far from the origin, or around it.
  [through(999_990, 999_990, 1_000_000, 999_991, 999_995, 1_000_000)],
  [through(-FURTHEST, -FURTHEST, FURTHEST, -FURTHEST, FURTHEST, FURTHEST, -FURTHEST, FURTHEST)],
  [through(-FURTHEST, -FURTHEST, -FURTHEST, FURTHEST, FURTHEST, FURTHEST, FURTHEST, -FURTHEST)],
  // A very thin orchard has almost no area, and no tree.
  [through(-FURTHEST, -FURTHEST, FURTHEST, FURTHEST, 1, 0)],
  [through(0, 0, FURTHEST, 999_999, 999_999, 999_998)],
  [through(-FURTHEST, 0, FURTHEST, -1, FURTHEST, 0)],
  // 2A fits into 32 bits, but a product of coordinates does not.
  [through(100_000, 100_000, 100_300, 100_100, 100_100, 100_500)],
  (random: Random) => [hills(random, 20, 50, 30)],
  (random: Random) => [hills(random, 100, 1000, 400).reverse()],
  (random: Random) => [hills(random, MOST, FURTHEST, FURTHEST)],
  (random: Random) => [hills(random, MOST, FURTHEST, FURTHEST).reverse()],
  [comb(498, FURTHEST, 1000)],
]
