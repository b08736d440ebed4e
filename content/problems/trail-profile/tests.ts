import type { Random } from '@callofcode/content/random'
import { trail, walk } from './reference.ts'

const MOST = 20_000
const LARGEST = 1e9

export const samples = ['5 3\n30 -10 25 0 -60\n1 3\n2 2\n3 5\n', '1 2\n-7\n1 1\n1 1\n']

const same = (length: number, change: number) => Array.from({ length }, () => change)

const walksOf = (random: Random, count: number, stages: number) =>
  random.array(count, () => walk(random.int(1, stages), random.int(1, stages)))

/** Returns all walks of a trail. */
const everyWalk = (stages: number) =>
  Array.from({ length: stages }, (_, at) => at + 1).flatMap((from) =>
    Array.from({ length: stages - from + 1 }, (_, at): [number, number] => [from, from + at]),
  )

export const tests = [
  trail([0], [[1, 1]]),
  trail([LARGEST], [[1, 1]]),
  trail([1, 2], everyWalk(2)),
  trail([5, -5, 5, -5], everyWalk(4)),
  trail([-1, -2, -3, -4, -5], everyWalk(5)),
  // Each sum identifies the beginning and the end of its walk.
  trail([1, 2, 4, 8, 16, 32, 64, 128], everyWalk(8)),
  // The sums are just within 32 bits, or just beyond.
  trail(
    [LARGEST, LARGEST, 147_483_647, 1],
    [
      [1, 3],
      [1, 4],
    ],
  ),
  trail(
    [-LARGEST, -LARGEST, -147_483_648, -1],
    [
      [1, 3],
      [1, 4],
    ],
  ),
  (random: Random) => trail(random.ints(30, -100, 100), walksOf(random, 50, 30)),
  (random: Random) => trail(random.ints(1000, -LARGEST, LARGEST), walksOf(random, 1, 1000)),
  trail(
    [42],
    same(1000, 0).map(() => walk(1, 1)),
  ),
  trail(
    same(MOST, LARGEST),
    same(MOST, 0).map((_, at) => walk(1 + (at % 9), MOST)),
  ),
  trail(
    same(MOST, -LARGEST),
    same(MOST, 0).map((_, at) => walk(at + 1, MOST)),
  ),
  (random: Random) => trail(random.ints(MOST, -LARGEST, LARGEST), walksOf(random, MOST, MOST)),
  (random: Random) =>
    trail(
      random.ints(MOST, -LARGEST, LARGEST),
      random.array(MOST, (at) => walk(1, MOST - at)),
    ),
]
