import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

const MOST = 30_000
const THICKEST = 1e9

const numbers = (length: number, make: (at: number) => number) => Array.from({ length }, (_, at) => make(at))

export const samples = [written([12, 7, 20, 3, 8], [12, 13, 40, 51]), written([1, 1, 1], [3, 1])]

export const tests = [
  written([1], [1]),
  written([1], [2]),
  written([5], [4, 5, 6]),
  written([10, 10, 10], [10, 20, 30, 31]),
  written(
    [1, 2, 3, 4, 5],
    numbers(17, (at) => at + 1),
  ),
  written(
    [5, 4, 3, 2, 1],
    numbers(17, (at) => 17 - at),
  ),
  written([1, THICKEST], [1, 2, THICKEST, THICKEST + 1, THICKEST + 2]),
  // Sums and goals exceed 32 bits.
  written(
    [THICKEST, THICKEST, THICKEST, THICKEST, THICKEST],
    [2_147_483_648, 4_294_967_297, 5e9, 5e9 + 1, 1e14],
  ),
  (random: Random) => written(random.ints(20, 1, 6), random.ints(40, 1, 80)),
  (random: Random) => written(random.ints(500, 1, 100), random.ints(500, 1, 26_000)),
  (random: Random) => written(random.ints(MOST, 1, 3), [MOST * 2]),
  (random: Random) => written([random.int(1, THICKEST)], random.ints(MOST, 1, THICKEST)),
  written(
    numbers(MOST, () => 1),
    numbers(MOST, (at) => MOST - at),
  ),
  written(
    numbers(MOST, () => THICKEST),
    numbers(MOST, () => MOST * THICKEST),
  ),
  (random: Random) => written(random.ints(MOST, 1, THICKEST), random.ints(MOST, 1, 2e13)),
  (random: Random) => written(random.ints(MOST, 1, 9), random.ints(MOST, 140_000, 160_000)),
]
