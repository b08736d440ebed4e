import type { Random } from '@callofcode/content/random'
import { type Quarrel, someQuarrels } from './reference.ts'

const HEDGEHOGS = 10_000
const QUARRELS = 15_000

export const samples = [
  [
    8,
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [5, 6],
      [6, 7],
    ],
  ],
  [
    5,
    [
      [1, 2],
      [3, 4],
      [4, 5],
      [5, 3],
    ],
  ],
  [3, []],
]

const list = (count: number, make: (at: number) => Quarrel) =>
  Array.from({ length: count }, (_, at) => make(at))
const row = (length: number) => list(length - 1, (at) => [at + 1, at + 2])
const ring = (length: number) => [...row(length), [length, 1]]
const star = (middle: number, first: number, count: number) => list(count, (at) => [middle, first + at])

export const tests = [
  [1, []],
  [2, []],
  [2, [[2, 1]]],
  [
    2,
    [
      [1, 2],
      [2, 1],
      [1, 2],
    ],
  ],
  [7, row(7)],
  [8, ring(8)],
  [9, ring(9)],
  // The middle of a star has the smallest number or the largest. Each group chooses its rooms by itself.
  [12, [...star(1, 2, 3), ...star(12, 8, 4)]],
  [12, [...star(6, 2, 4), ...star(7, 8, 5)]],
  [9, star(5, 6, 4)],
  // Only the last component cannot be divided.
  [9, [...row(5), ...star(7, 8, 2), [8, 9]]],
  // Two rings of five share a hedgehog, and a chord makes an odd ring in an even one.
  [6, [...ring(6), [1, 4]]],
  [6, [...ring(6), [1, 3]]],
  // In a row, the hedgehogs with the most quarrels are next to each other.
  [
    8,
    [
      [1, 2],
      [2, 3],
      [1, 4],
      [1, 5],
      [2, 6],
      [2, 7],
      [2, 8],
    ],
  ],
  (random: Random) => [20, someQuarrels(random, 20, 14)],
  (random: Random) => [20, someQuarrels(random, 20, 14, 2)],
  (random: Random) => [400, someQuarrels(random, 400, 300)],
  [HEDGEHOGS, row(HEDGEHOGS)],
  [HEDGEHOGS - 1, ring(HEDGEHOGS - 1)],
  [HEDGEHOGS, list(HEDGEHOGS / 2, (at) => [2 * at + 1, 2 * at + 2])],
  [HEDGEHOGS, star(HEDGEHOGS, 1, HEDGEHOGS - 1)],
  (random: Random) => [HEDGEHOGS, someQuarrels(random, HEDGEHOGS, QUARRELS)],
  (random: Random) => [HEDGEHOGS, someQuarrels(random, HEDGEHOGS, HEDGEHOGS / 2)],
  (random: Random) => [HEDGEHOGS, someQuarrels(random, HEDGEHOGS, QUARRELS - 1, 1)],
]
