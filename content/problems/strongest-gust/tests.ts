import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

const MOST = 50_000
const FASTEST = 1e9

export const samples = [
  written(3, [410, 250, 300, 120, 280, 90, 500]),
  written(1, [7, 7, 0, 3]),
  written(3, [5, 9, 5]),
]

const hours = (length: number, gust: (at: number) => number) => Array.from({ length }, (_, at) => gust(at))

export const tests = [
  written(1, [0]),
  written(1, [FASTEST]),
  written(2, [1, 2]),
  written(2, [2, 1]),
  written(2, [0, 0, 0, 0]),
  // Of two equal gusts, one leaves the window and the other stays.
  written(2, [5, 5, 1, 5, 1, 1]),
  written(3, [8, 8, 1, 1, 1, 8, 1, 8]),
  written(3, [4, 4, 4, 2, 2, 2, 1]),
  written(2, [9, 10, 100, 11]),
  written(3, [1, 2, 3, 4, 5, 6]),
  written(3, [6, 5, 4, 3, 2, 1]),
  written(4, [9, 1, 1, 1, 1, 9, 1, 1, 1, 1, 9]),
  written(5, [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]),
  (random: Random) => written(7, random.ints(60, 0, 5)),
  (random: Random) => written(100, random.ints(2000, 0, FASTEST)),
  written(
    MOST / 2,
    hours(MOST, (at) => MOST - at),
  ),
  written(
    MOST / 2,
    hours(MOST, (at) => at),
  ),
  written(
    MOST / 2,
    hours(MOST, () => FASTEST),
  ),
  written(
    MOST,
    hours(MOST, (at) => (at * 7919) % MOST),
  ),
  written(
    2,
    hours(MOST, (at) => (at % 2 ? FASTEST : at)),
  ),
  (random: Random) => written(MOST / 2, random.ints(MOST, 0, FASTEST)),
  (random: Random) => written(1000, random.ints(MOST, 0, 3)),
]
