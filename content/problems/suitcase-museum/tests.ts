import type { Random } from '@callofcode/content/random'
import { type Piece, written } from './reference.ts'

const MOST = 40
const LIMIT = 60
const VISITORS = 1e9

export const samples = [
  written(10, 10, [
    [7, 5, 70],
    [5, 4, 40],
    [4, 6, 45],
    [9, 1, 50],
  ]),
  written(5, 1, [
    [2, 1, 8],
    [3, 1, 9],
    [0, 0, 2],
  ]),
  written(3, 3, [
    [4, 0, 100],
    [0, 4, 100],
  ]),
]

const pieces = (count: number, piece: (at: number) => Piece) =>
  Array.from({ length: count }, (_, at) => piece(at))

const drawn = (random: Random, count: number, heaviest: number, dearest: number, visitors = VISITORS) =>
  pieces(count, () => [random.int(0, heaviest), random.int(0, dearest), random.int(1, visitors)])

export const tests = [
  written(0, 0, [[0, 0, 1]]),
  written(0, 0, [[1, 0, 1]]),
  written(0, 0, [[0, 1, 1]]),
  written(LIMIT, LIMIT, [[LIMIT, LIMIT, VISITORS]]),
  written(59, LIMIT, [[LIMIT, LIMIT, 3]]),
  written(LIMIT, 59, [[LIMIT, LIMIT, 3]]),
  // One piece would fit several times, by weight, by duty, or by both.
  written(10, 10, [[2, 3, 5]]),
  written(10, 0, [[2, 0, 5]]),
  written(0, 10, [[0, 3, 5]]),
  // Room in one limit does not replace room in the other.
  written(10, 2, [
    [1, 2, 5],
    [1, 2, 6],
    [1, 2, 7],
  ]),
  written(2, 10, [
    [2, 1, 5],
    [2, 1, 6],
    [2, 1, 7],
  ]),
  // Choosing by the most visitors, or the most for a unit of weight, fills the suitcase badly.
  written(10, 10, [
    [6, 6, 60],
    [5, 5, 45],
    [5, 5, 45],
  ]),
  written(50, 50, [
    [1, 1, 10],
    [50, 50, 400],
  ]),
  // Nothing fits exactly.
  written(11, 13, [
    [4, 6, 9],
    [6, 4, 9],
    [8, 8, 17],
  ]),
  // Light pieces with a high duty compete with heavy pieces with a low duty.
  written(
    20,
    20,
    pieces(10, (at) => (at % 2 ? [1, 9, 50 + at] : [9, 1, 50 + at])),
  ),
  (random: Random) => written(30, 20, drawn(random, 15, 12, 9, 30)),
  (random: Random) => written(45, 60, drawn(random, 30, 15, 20, 100)),
  written(
    LIMIT,
    LIMIT,
    pieces(MOST, () => [2, 2, VISITORS]),
  ),
  written(
    LIMIT,
    LIMIT,
    pieces(MOST, () => [0, 0, VISITORS]),
  ),
  written(
    0,
    0,
    pieces(MOST, () => [0, 1, VISITORS]),
  ),
  written(
    LIMIT,
    0,
    pieces(MOST, (at) => [at + 1, 0, at + 2]),
  ),
  written(
    0,
    LIMIT,
    pieces(MOST, (at) => [0, at + 1, at + 2]),
  ),
  (random: Random) => written(LIMIT, LIMIT, drawn(random, MOST, 9, 9)),
  (random: Random) => written(LIMIT, LIMIT, drawn(random, MOST, 20, 20, 50)),
]
