import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

const MOST = 1e9

export const samples = [written(4, 3, 2), written(1, 1, 0)]

export const tests = [
  written(1, 1, 1),
  written(2, 1, 0),
  written(2, 2, 0),
  written(2, 1, 1),
  written(2, 2, 2),
  written(2, 1, 3),
  written(3, 3, 1),
  written(7, 4, 5),
  written(1000, 777, 0),
  written(MOST, 1, 0),
  written(MOST, MOST, 0),
  // The lie is the first answer, the second, a middle one, or one of the last.
  written(MOST, 1, 1),
  written(MOST, MOST, 1),
  written(MOST, MOST, 2),
  written(MOST, 500_000_000, 1),
  written(MOST, 500_000_001, 2),
  written(MOST, 123_456_789, 30),
  written(MOST, 987_654_321, 31),
  written(MOST, 1, 59),
  written(MOST, MOST, 60),
  written(MOST, 2, 61),
  written(MOST, 333_333_333, 62),
  (random: Random) => written(MOST, random.int(1, MOST), random.int(1, 20)),
  (random: Random) => written(MOST, random.int(1, MOST), random.int(20, 40)),
  (random: Random) => written(MOST, random.int(1, MOST), random.int(40, 60)),
  (random: Random) => written(MOST - 1, random.int(1, MOST - 1), 0),
]
