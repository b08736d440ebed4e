import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LAST = 1e6

export const samples = [
  [
    [
      [-60, 30],
      [20, 50],
      [30, 90],
      [45, 120],
    ],
  ],
  [
    [
      [0, 100],
      [10, 20],
      [30, 40],
      [50, 60],
    ],
  ],
  [
    [
      [5, 9],
      [5, 9],
      [5, 9],
    ],
  ],
]

const some = (random: Random, count: number, longest: number, last = LAST) =>
  random.array(count, () => {
    const begin = random.int(-last, last - longest)
    return [begin, begin + random.int(1, longest)]
  })

export const tests = [
  [[[0, 1]]],
  [[[-LAST, LAST]]],
  [
    [
      [-LAST, 0],
      [0, LAST],
    ],
  ],
  [
    [
      [1, 3],
      [2, 4],
    ],
  ],
  // All times are negative.
  [
    [
      [-9, -7],
      [-6, -4],
      [-4, -1],
    ],
  ],
  // The shortest show overlaps two others.
  [
    [
      [0, 10],
      [9, 12],
      [11, 21],
    ],
  ],
  // The show with the fewest overlaps is in no best selection.
  [
    [
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 8],
      [1, 3],
      [1, 3],
      [1, 3],
      [3, 5],
      [5, 7],
      [5, 7],
      [5, 7],
    ],
  ],
  // Many shows begin at the same time, and many end at the same time.
  [
    [
      [0, 9],
      [0, 5],
      [0, 1],
      [0, 3],
      [1, 9],
      [3, 9],
      [5, 9],
    ],
  ],
  [
    [
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ],
  ],
  (random: Random) => [some(random, 12, 6, 15)],
  (random: Random) => [some(random, 60, 10, 60)],
  (random: Random) => [some(random, 800, 3000)],
  // No two shows overlap. They are in no order.
  (random: Random) => [random.shuffle(Array.from({ length: MOST }, (_, at) => [at * 9, at * 9 + 9]))],
  // The shows lie one inside another.
  [Array.from({ length: MOST }, (_, at) => [at - LAST, LAST - at])],
  [Array.from({ length: MOST }, () => [-LAST, LAST])],
  (random: Random) => [some(random, MOST, 40)],
  (random: Random) => [some(random, MOST, LAST)],
]
