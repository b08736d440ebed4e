import type { Random } from '@callofcode/content/random'
import { type Operation, someOperations } from './reference.ts'

const MOST = 10_000
const HIGHEST = 1e9

export const samples = [
  [
    6,
    [
      [0, 1, 4, 30],
      [0, 3, 6, 20],
      [1, 1, 6],
      [1, 3, 5],
      [0, 1, 2, 0],
      [1, 1, 6],
    ],
  ],
  [
    3,
    [
      [1, 1, 3],
      [0, 2, 2, 5],
      [1, 1, 1],
      [1, 1, 2],
    ],
  ],
]

const row = (count: number, make: (at: number) => Operation) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Asks for every stretch of all terraces. */
const allStretches = (terraces: number): Operation[] =>
  row(terraces * terraces, (at) => {
    const [one, other] = [(at % terraces) + 1, Math.floor(at / terraces) + 1]
    return [1, Math.min(one, other), Math.max(one, other)]
  })

export const tests = [
  [1, [[1, 1, 1]]],
  [
    1,
    [
      [0, 1, 1, HIGHEST],
      [1, 1, 1],
      [0, 1, 1, 0],
      [1, 1, 1],
    ],
  ],
  // All terraces are set, and then a part of them.
  [8, [[0, 1, 8, 7], [0, 3, 3, 2], ...allStretches(8)]],
  [8, [[0, 1, 8, 2], [0, 4, 5, 7], ...allStretches(8)]],
  // Parts are set, and then all terraces.
  [8, [[0, 1, 4, 9], [0, 5, 5, 8], [0, 1, 8, 3], ...allStretches(8)]],
  // All terraces are drained, or a part of them.
  [7, [[0, 1, 7, 5], [0, 1, 7, 0], ...allStretches(7)]],
  [8, [[0, 1, 8, 5], [0, 5, 8, 0], ...allStretches(8)]],
  [6, [[0, 1, 6, 4], [0, 2, 5, 0], [0, 3, 3, 1], ...allStretches(6)]],
  // A pending level is passed down the tree, and then its parts are set again.
  [4, [[0, 1, 4, 9], [0, 1, 1, 3], [0, 2, 2, 3], [0, 3, 3, 3], [0, 4, 4, 3], ...allStretches(4)]],
  [4, [[0, 1, 4, 6], [1, 2, 2], [0, 1, 2, 1], [0, 3, 3, 2], ...allStretches(4)]],
  // The levels are steps that rise, or fall.
  [20, [...row(20, (at): Operation => [0, at + 1, 20, 10 * at]), ...allStretches(20)]],
  [19, [...row(19, (at): Operation => [0, at + 1, 19, 100 - at]), ...allStretches(19)]],
  [19, [...row(10, (at): Operation => [0, at + 1, 19 - at, (at * 7) % 10]), ...allStretches(19)]],
  (random: Random) => [9, someOperations(random, 9, 200, 5)],
  (random: Random) => [100, someOperations(random, 100, 600, 50)],
  (random: Random) => [257, someOperations(random, 257, 1000, HIGHEST, 20)],
  (random: Random) => [2, someOperations(random, 2, 2000, 3)],
  [
    MOST,
    [
      [0, MOST, MOST, 1],
      [1, 1, MOST],
      [1, 1, MOST - 1],
      [0, 1, MOST, 0],
      [1, 1, MOST],
    ],
  ],
  // Long stretches are set and asked for in turn.
  [
    MOST,
    row(MOST, (at) => (at % 2 === 0 ? [0, 1 + (at % 97), MOST - (at % 89), MOST - at] : [1, 2, MOST - 1])),
  ],
  // Each terrace gets its own level, and then long stretches are asked for.
  [
    MOST,
    row(MOST, (at) =>
      at < MOST / 2 ? [0, 2 * at + 1, 2 * at + 1, at] : [1, 1 + (at % 50), MOST - at / 2],
    ).map((one) => one.map(Math.floor)),
  ],
  (random: Random) => [MOST, someOperations(random, MOST, 2000, HIGHEST)],
]
