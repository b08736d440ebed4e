import type { Random } from '@callofcode/content/random'
import { anyCars, type Car, valley } from './reference.ts'

const STATIONS = 3000
const CARS = 6000
const FARE = 1e9

export const samples = [
  valley(4, [
    [1, 2, 4],
    [2, 3, 5],
    [3, 4, 20],
    [1, 3, 8],
  ]),
  valley(3, [
    [1, 2, 1],
    [2, 3, 100],
  ]),
  valley(3, [[2, 1, 7]]),
]

const row = (stations: number, fare: (at: number) => number) =>
  Array.from({ length: stations - 1 }, (_, at): Car => [at + 1, at + 2, fare(at)])

/** Makes cars that connect all stations, and further random cars. */
function connected(random: Random, stations: number, count: number, most: number): string {
  const tree = random
    .tree(stations, { shape: 'deep', first: 1 })
    .map(([a, b]): Car => [a, b, random.int(1, most)])
  return valley(stations, random.shuffle([...tree, ...anyCars(random, stations, count - tree.length, most)]))
}

export const tests = [
  valley(2, []),
  valley(2, [[1, 2, 1]]),
  valley(2, [[2, 1, FARE]]),
  valley(2, [
    [1, 2, 9],
    [2, 1, 3],
    [1, 2, 6],
  ]),
  // The goal is reached with no stamp, one stamp or two.
  valley(
    4,
    row(4, () => 5),
  ),
  valley(
    5,
    row(5, () => 5),
  ),
  valley(
    6,
    row(6, () => 5),
  ),
  // An expensive car has the number 3k + 1, 3k + 2 or 3k + 3 of the row.
  ...[0, 1, 2, 3, 4, 5].map((dear) =>
    valley(
      7,
      row(7, (at) => (at === dear ? 1000 : 1)),
    ),
  ),
  // The trip uses a circle of three for one more stamp, or a dead end for two more.
  valley(5, [
    [1, 2, 1],
    [2, 3, 1],
    [3, 1, 1],
    [1, 4, 500],
    [4, 5, 700],
  ]),
  valley(4, [
    [1, 2, 90],
    [2, 4, 90],
    [2, 3, 2],
  ]),
  // The cheaper way to a station in the middle is the worse way.
  valley(5, [
    [1, 3, 5],
    [1, 2, 4],
    [2, 3, 4],
    [3, 5, 50],
  ]),
  valley(6, [
    [1, 2, 5],
    [2, 6, 8],
    [1, 3, 3],
    [3, 4, 3],
    [4, 6, 9],
    [5, 6, 1],
  ]),
  // Nearly all stations are connected, but not the goal.
  valley(
    9,
    row(8, (at) => at + 1),
  ),
  (random: Random) => valley(12, anyCars(random, 12, 25, 20)),
  (random: Random) => connected(random, 40, 60, 100),
  (random: Random) => connected(random, 300, 330, 1000),
  valley(
    STATIONS,
    row(STATIONS, () => FARE),
  ),
  // The cars are in reverse order. Going over all cars in order gets one station further each time.
  valley(STATIONS, row(STATIONS, (at) => 1 + (at % 7)).reverse()),
  (random: Random) => {
    const more = random.array(
      CARS - STATIONS + 1,
      (at): Car => [(at % (STATIONS - 3)) + 1, (at % (STATIONS - 3)) + 4, 40],
    )
    return valley(STATIONS, [...more, ...row(STATIONS, () => random.int(1, 9))].reverse())
  },
  (random: Random) => connected(random, STATIONS, CARS, FARE),
  (random: Random) => connected(random, STATIONS, STATIONS + 200, 20),
  (random: Random) => valley(120, anyCars(random, 120, CARS, FARE)),
]
