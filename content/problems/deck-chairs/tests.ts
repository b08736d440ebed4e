import type { Random } from '@callofcode/content/random'
import { morning } from './reference.ts'

const CHAIRS = 20_000

export const samples = [morning(6, [3, 3, 6, 3, 6]), morning(4, [2, 4, 3, 2])]

const guests = (count: number, favourite: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => favourite(at))

export const tests = [
  morning(1, [1]),
  morning(2, [2]),
  morning(2, [1, 1]),
  morning(2, [2, 2]),
  morning(5, [5, 5, 5, 5, 5]),
  morning(5, [4, 4, 5]),
  morning(5, [5, 4, 3, 2, 1]),
  morning(5, [1, 2, 3, 4, 5]),
  // Two rows of taken chairs grow together, and later guests come to both parts.
  morning(10, [2, 2, 6, 6, 4, 5, 2, 6, 2]),
  // Chair 1 and the chair behind it are already taken when a guest comes round.
  morning(7, [1, 1, 7, 7, 6, 6, 6]),
  // The chair that an earlier guest with this favourite got is now surrounded by taken chairs.
  morning(9, [3, 4, 5, 3, 7, 8, 3, 3]),
  morning(8, [8, 1, 8, 2, 8, 3, 8]),
  (random: Random) => morning(12, random.ints(12, 1, 12)),
  (random: Random) => morning(50, random.ints(50, 40, 50)),
  (random: Random) => morning(300, random.ints(280, 1, 300)),
  (random: Random) => morning(1000, random.ints(1000, 1, 1000)),
  morning(
    CHAIRS,
    guests(CHAIRS, () => 1),
  ),
  morning(
    CHAIRS,
    guests(CHAIRS, () => CHAIRS),
  ),
  // Half of the chairs are taken from front to back, or from back to front. The other guests then start at the front.
  morning(CHAIRS, [...guests(CHAIRS / 2, (at) => at + 1), ...guests(CHAIRS / 2, () => 1)]),
  morning(CHAIRS, [
    ...guests(CHAIRS / 2, (at) => CHAIRS / 2 - at),
    ...guests(CHAIRS / 2, (at) => (at % 2) + 1),
  ]),
  // Every second chair is taken, and then the other guests come to these chairs.
  morning(CHAIRS, [...guests(CHAIRS / 2, (at) => 2 * at + 1), ...guests(CHAIRS / 2, (at) => 2 * at + 1)]),
  (random: Random) => morning(CHAIRS, random.ints(CHAIRS, 1, CHAIRS)),
  (random: Random) => morning(CHAIRS, random.ints(CHAIRS - 1, CHAIRS - 150, CHAIRS)),
  (random: Random) => morning(CHAIRS, random.permutation(CHAIRS, 1)),
]
