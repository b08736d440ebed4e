import type { Random } from '@callofcode/content/random'
import { anyReading, type Reading } from './reference.ts'

const MOST = 20_000
const STEEP = 1e9

export const samples = [
  [
    4,
    [
      [1, 2, 50],
      [2, 3, -20],
      [1, 3, 40],
      [3, 1, -30],
      [3, 4, 5],
      [4, 1, -35],
    ],
  ],
  [
    3,
    [
      [1, 1, 0],
      [2, 2, 7],
      [3, 2, -4],
    ],
  ],
]

/** Makes poles with heights, and random readings. A share of the readings is wrong by a millimetre. */
function mostlyRight(
  random: Random,
  [poles, count]: [number, number],
  share: number,
  steep = 20_000,
): [number, Reading[]] {
  const heights = random.ints(poles + 1, -steep, steep)
  const readings = random.array(count, (): Reading => {
    const [a, b] = [random.int(1, poles), random.int(1, poles)]
    return [a, b, (heights[b] ?? 0) - (heights[a] ?? 0) + (random.bool(share) ? 1 : 0)]
  })
  return [poles, readings]
}

const row = (count: number, make: (at: number) => Reading): [number, Reading[]] => [
  count + 1,
  Array.from({ length: count }, (_, at) => make(at)),
]

export const tests = [
  [1, [[1, 1, 0]]],
  [
    1,
    [
      [1, 1, 1],
      [1, 1, 0],
      [1, 1, -1],
    ],
  ],
  [
    2,
    [
      [1, 2, 3],
      [2, 1, -3],
      [2, 1, 3],
      [1, 2, -3],
      [1, 2, 3],
    ],
  ],
  [
    2,
    [
      [1, 2, 0],
      [2, 1, 0],
      [1, 2, 1],
    ],
  ],
  // A reading joins two groups by poles that are no roots, in either direction.
  [
    6,
    [
      [1, 2, 1],
      [2, 3, 1],
      [4, 5, 10],
      [5, 6, 10],
      [6, 2, 100],
      [1, 4, -79],
      [1, 4, -119],
      [3, 6, -99],
      [3, 6, -101],
    ],
  ],
  [
    6,
    [
      [2, 1, 1],
      [3, 2, 1],
      [5, 4, 10],
      [6, 5, 10],
      [2, 6, 100],
      [4, 1, -119],
      [1, 4, 119],
      [1, 6, 99],
    ],
  ],
  // A refused reading must not count: the same wrong reading comes again, and then one that fits only it.
  [
    3,
    [
      [1, 2, 5],
      [1, 2, 6],
      [1, 2, 6],
      [2, 3, 1],
      [1, 3, 7],
      [1, 3, 6],
    ],
  ],
  [
    4,
    [
      [1, 2, 1],
      [3, 4, 1],
      [2, 1, 1],
      [4, 3, 1],
      [1, 3, 0],
      [2, 4, 0],
      [2, 4, 2],
    ],
  ],
  // The sum over the row is 2^32, which is 0 in 32 bits.
  [
    6,
    [
      [1, 2, STEEP],
      [2, 3, STEEP],
      [3, 4, STEEP],
      [4, 5, STEEP],
      [5, 6, 294_967_296],
      [1, 6, 0],
      [6, 1, 0],
      [1, 6, STEEP],
    ],
  ],
  (random: Random) => [9, random.array(40, () => anyReading(random, 9, 1))],
  (random: Random) => mostlyRight(random, [30, 200], 0.3),
  (random: Random) => mostlyRight(random, [500, 3000], 0.1),
  (random: Random) => [MOST, random.array(MOST, () => anyReading(random, MOST, STEEP))],
  // Long rows are joined at the end or at the beginning, and then checked over their whole length.
  row(MOST - 1, (at) => (at === MOST - 2 ? [1, MOST - 1, (MOST - 2) * 7] : [at + 1, at + 2, 7])),
  row(MOST - 1, (at) => (at === MOST - 2 ? [MOST - 1, 1, (MOST - 2) * 7 + 1] : [at + 2, at + 1, 7])),
  row(MOST - 1, (at) => (at === MOST - 2 ? [2, MOST, 0] : [MOST - 1 - at, MOST - at, STEEP])),
  row(MOST - 1, (at) => [1, at + 2, at % 3]),
  (random: Random) => {
    const [poles, readings] = row(MOST / 2, (at) => [at + 1, at + 2, 3])
    const checks = random.array(MOST / 2, (): Reading => {
      const [a, b] = [random.int(1, poles), random.int(1, poles)]
      return [a, b, 3 * (b - a) + (random.bool() ? 0 : 3)]
    })
    return [poles, [...readings, ...checks]]
  },
  (random: Random) => mostlyRight(random, [MOST / 4, MOST], 0.5),
  (random: Random) => mostlyRight(random, [MOST, MOST], 0.01, STEEP / 2 - 1),
]
