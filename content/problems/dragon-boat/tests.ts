import type { Random } from '@callofcode/content/random'
import { crew } from './reference.ts'

const MOST = 13
const STRONGEST = 1e6

export const samples = [
  [
    [
      [9, 8, 4],
      [8, 3, -1],
      [7, 6, 5],
    ],
  ],
  [
    [
      [5, -1],
      [4, -1],
    ],
  ],
  [[[0]]],
]

const drawn = (seats: number, strength: (paddler: number, seat: number) => number) => [
  Array.from({ length: seats }, (_, paddler) =>
    Array.from({ length: seats }, (_, seat) => strength(paddler, seat)),
  ),
]

export const tests = [
  [[[-1]]],
  [[[STRONGEST]]],
  [
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    [
      [3, 9],
      [4, 8],
    ],
  ],
  // Catches solutions in which the first paddler chooses, or the largest number is taken first.
  [
    [
      [10, 9],
      [9, 1],
    ],
  ],
  [
    [
      [1, 9],
      [9, 10],
    ],
  ],
  // Nobody can use one of the seats, or one paddler can sit nowhere.
  drawn(4, (paddler, seat) => (seat === 2 ? -1 : paddler + seat)),
  drawn(4, (paddler, seat) => (paddler === 1 ? -1 : paddler + seat)),
  // Three paddlers for two seats.
  drawn(5, (paddler, seat) => (paddler < 3 && seat > 1 ? -1 : 7)),
  // All possible seats have the strength 0. There is exactly one crew, or none.
  drawn(6, (paddler, seat) => (paddler <= seat ? 0 : -1)),
  drawn(6, (paddler, seat) => (paddler < seat ? 0 : -1)),
  drawn(6, (paddler, seat) => (paddler + seat === 5 ? 3 : -1)),
  // All strengths are equal, sorted or reversed.
  drawn(7, () => 5),
  drawn(7, (paddler, seat) => paddler * 7 + seat),
  drawn(7, (paddler, seat) => paddler * seat),
  drawn(7, (paddler, seat) => paddler * (6 - seat)),
  (random: Random) => [crew(random, 5, 20, 0)],
  (random: Random) => [crew(random, 8, 100, 0.3)],
  (random: Random) => [crew(random, 9, 100, 0.6)],
  (random: Random) => [crew(random, 10, STRONGEST, 0.1)],
  // Most seats cannot be used, but a crew exists.
  (random: Random) => {
    const order = random.permutation(MOST)
    return drawn(MOST, (paddler, seat) =>
      order[paddler] === seat || random.bool(0.15) ? random.int(0, STRONGEST) : -1,
    )
  },
  drawn(MOST, () => STRONGEST),
  drawn(MOST, (_, seat) => (seat === MOST - 1 ? -1 : STRONGEST)),
  drawn(MOST, (paddler, seat) => (paddler + 1) * (seat + 1)),
  (random: Random) => [crew(random, MOST, STRONGEST, 0)],
  (random: Random) => [crew(random, MOST, 9, 0.3)],
]
