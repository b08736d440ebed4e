import type { Random } from '@callofcode/content/random'

const MOST_PARTS = 8000
const MOST_RULES = 12_000

export const samples = [
  [
    4,
    [
      [2, 0],
      [2, 1],
      [3, 2],
    ],
  ],
  [
    3,
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  ],
  [2, []],
]

/** Makes rules that all follow one random order of the parts. */
function possible(random: Random, parts: number, count: number) {
  const place = random.permutation(parts)
  return random
    .graph(parts, count)
    .map(([one, other]) => ((place[one] ?? 0) > (place[other] ?? 0) ? [one, other] : [other, one]))
}

const circle = (names: number[]) => names.map((name, at) => [name, names[(at + 1) % names.length] ?? 0])

const counted = (count: number) => Array.from({ length: count }, (_, at) => at)

export const tests = [
  [1, []],
  [2, [[0, 1]]],
  [2, [[1, 0]]],
  [
    2,
    [
      [0, 1],
      [1, 0],
    ],
  ],
  // Two ways lead over the same parts, which is no circle.
  [
    4,
    [
      [3, 1],
      [3, 2],
      [1, 0],
      [2, 0],
    ],
  ],
  // A part is reached early by one way and late by another.
  [
    5,
    [
      [4, 0],
      [4, 3],
      [3, 2],
      [2, 1],
      [1, 0],
    ],
  ],
  // Only some of the parts are in a circle. Others lie below and above it.
  [
    6,
    [
      [1, 0],
      [2, 1],
      [3, 2],
      [1, 3],
      [4, 3],
    ],
  ],
  [
    6,
    [
      [0, 1],
      [3, 4],
      [4, 5],
      [5, 3],
    ],
  ],
  (random: Random) => [7, possible(random, 7, 21)],
  (random: Random) => [60, possible(random, 60, 200)],
  (random: Random) => [60, [...possible(random, 40, 200), ...circle([50, 44, 57])]],
  [MOST_PARTS, []],
  // Chains of rules, one after another or in no order.
  [MOST_PARTS, circle(counted(MOST_PARTS).reverse()).slice(0, -1).reverse()],
  (random: Random) => [MOST_PARTS, random.shuffle(circle(random.permutation(MOST_PARTS)).slice(0, -1))],
  (random: Random) => [MOST_PARTS, random.shuffle(circle(random.permutation(MOST_PARTS)))],
  (random: Random) => [MOST_PARTS, possible(random, MOST_PARTS, MOST_RULES)],
  // One part is over all others, and one is below them.
  [
    MOST_PARTS,
    counted(MOST_PARTS)
      .slice(1, 6001)
      .flatMap((part) => [
        [0, part],
        [part, MOST_PARTS - 1],
      ]),
  ],
  (random: Random) => [
    MOST_PARTS,
    random.shuffle([...possible(random, MOST_PARTS - 9, 11_000), ...circle([7999, 7995, 7998, 7996])]),
  ],
]
