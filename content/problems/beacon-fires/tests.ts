import type { Random } from '@callofcode/content/random'
import { country, type Given } from './reference.ts'

const HILLS = 5000
const LINKS = 20_000
const LONGEST = 100_000

const square = [
  [1, 2, 4],
  [1, 3, 1],
  [3, 2, 2],
  [2, 4, 5],
]

export const samples: Given[] = [
  [square, 4, 1],
  [square, 4, 3],
  [[], 1, 1],
]

/** Makes the links 1 → 2 → … with these minutes each. */
const chain = (hills: number, minutes: number) =>
  Array.from({ length: hills - 1 }, (_, at) => [at + 1, at + 2, minutes])

/** Makes links over which every hill can be reached from hill 1, and further links in any direction. */
function reached(random: Random, hills: number, count: number, high: number): Given {
  const tree = random.array(hills - 1, (at) => [random.int(1, at + 1), at + 2, random.int(1, high)])
  const taken = new Set(tree.map(([from, to]) => `${from} ${to}`))
  const [more] = country(random, hills, count, 0, high)
  const links = [...tree, ...more.filter(([from, to]) => !taken.has(`${from} ${to}`))]
  return [random.shuffle(links).slice(0, LINKS), hills, 1]
}

export const tests: (Given | ((random: Random) => Given))[] = [
  [[], 2, 1],
  [[[1, 2, 0]], 2, 1],
  [[[1, 2, LONGEST]], 2, 1],
  [[[1, 2, 7]], 2, 2],
  [
    [
      [1, 2, 3],
      [2, 1, 8],
    ],
    2,
    2,
  ],
  // The direct link is the slowest way. It comes first, and last.
  [[[1, 4, 10], ...chain(4, 3)], 4, 1],
  [[...chain(4, 3), [1, 4, 8]], 4, 1],
  // A hill is improved after its own links could have been used.
  [
    [
      [1, 2, 9],
      [2, 4, 1],
      [1, 3, 2],
      [3, 2, 2],
      [4, 5, 1],
    ],
    5,
    1,
  ],
  // The links form a ring. The fire starts at its first hill, or in the middle.
  [[...chain(6, 2), [6, 1, 2]], 6, 1],
  [[...chain(6, 2), [6, 1, 2]], 6, 4],
  // Only the last hill, or only the first one, cannot be reached.
  [chain(5, 1), 6, 1],
  [chain(5, 1), 5, 2],
  [chain(6, 0), 6, 1],
  // Each hill is seen by all later hills. A way of many links is quicker than one long link.
  [
    Array.from({ length: 30 }, (_, from) =>
      Array.from({ length: 29 - from }, (_, at) => [from + 1, from + 2 + at, (at + 1) ** 2]),
    ).flat(),
    30,
    1,
  ],
  (random: Random) => country(random, 20, 60, 0, 9),
  (random: Random) => country(random, 300, 1500, 0, 1000),
  (random: Random) => reached(random, 300, 900, 50),
  [chain(HILLS, LONGEST), HILLS, 1],
  // The links are in reverse order. A solution that goes over all links in order finishes one hill at a time.
  [chain(HILLS, 1).reverse(), HILLS, 1],
  (random: Random) => {
    const more = random.array(LINKS - HILLS + 1, (at) => {
      const from = 1 + (at % (HILLS - 5))
      return [from, from + 2 + Math.floor(at / (HILLS - 5)), random.int(20, 200)]
    })
    return [[...more, ...chain(HILLS, 3)].reverse(), HILLS, 1]
  },
  (random: Random) => reached(random, HILLS, LINKS - HILLS, LONGEST),
  (random: Random) => reached(random, HILLS, LINKS - HILLS, 5),
  (random: Random) => country(random, HILLS, LINKS, 1, LONGEST),
  (random: Random) => country(random, 142, LINKS, 1, LONGEST),
]
