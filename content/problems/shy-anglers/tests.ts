import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

const MOST = 20_000
const FURTHEST = 1e9

export const samples = [
  written(3, [14, 2, 7, 3, 10]),
  written(2, [100, 400, 200, 300]),
  written(3, [1, 1000000000, 2]),
]

const row = (length: number, step: number, first = 0) => Array.from({ length }, (_, at) => first + at * step)

export const tests = [
  written(2, [0, 1]),
  written(2, [FURTHEST, 0]),
  written(3, [0, FURTHEST, FURTHEST / 2]),
  written(3, [9, 10, 100]),
  written(2, [5, 6, 7]),
  written(3, [5, 6, 7, 8]),
  written(4, [0, 3, 4, 7, 8, 11]),
  // Jetties that are evenly spaced in the list are not evenly spaced in distance.
  written(3, [0, 1, 2, 3, 4, 100]),
  written(3, [0, 96, 97, 98, 99, 100]),
  written(4, [0, 1, 2, 50, 51, 52, 100, 101, 102, 150]),
  // Anglers sit exactly at the answer's distance.
  written(4, [0, 10, 20, 30]),
  written(4, [0, 9, 10, 19, 20, 29, 30]),
  // The gap that looks best for the first anglers leaves no jetty for the last.
  written(4, [1, 5, 6, 10, 12, 15]),
  written(5, [1, 2, 4, 8, 16, 32, 64, 128, 256]),
  (random: Random) => written(10, random.distinct(50, 0, 300)),
  (random: Random) => written(100, random.distinct(1000, 0, FURTHEST)),
  (random: Random) => written(MOST, random.permutation(MOST)),
  (random: Random) => written(MOST / 2, random.permutation(MOST, FURTHEST - MOST + 1)),
  written(7, row(MOST, 50_000).reverse()),
  written(MOST - 1, row(MOST, 50_000)),
  (random: Random) => written(2, random.distinct(MOST, 0, FURTHEST)),
  (random: Random) => written(3, random.distinct(MOST, 0, FURTHEST)),
  (random: Random) => written(5000, random.distinct(MOST, 0, FURTHEST)),
  (random: Random) => written(150, [...random.distinct(MOST - 1, 0, MOST), FURTHEST]),
]
