import type { Random } from '@callofcode/content/random'

const ALL = 2 ** 31 - 1
const TOP = 2 ** 30

export const samples = [
  [12, 14],
  [6, 9],
  [21, 21],
]

/** Makes a day on which the upper lamps do not change. */
const day = (random: Random, lower: number) => {
  const upper = random.int(0, 2 ** (31 - lower) - 1) * 2 ** lower
  const ends = [random.int(0, 2 ** lower - 1), random.int(0, 2 ** lower - 1)]
  return [upper + Math.min(...ends), upper + Math.max(...ends)]
}

export const tests = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [5, 7],
  [4, 7],
  [10, 11],
  [11, 12],
  [26, 30],
  [42, 46],
  [0b101_101, 0b101_111],
  [255, 256],
  [256, 511],
  [ALL, ALL],
  [ALL - 1, ALL],
  [0, ALL],
  [1, ALL],
  [TOP, ALL],
  [TOP - 1, TOP],
  [TOP, TOP],
  [TOP + 12_345, ALL - 12_345],
  [ALL - 1023, ALL - 1],
  // The first and the last number have nearly all lamps in common.
  [TOP + 2 ** 29 - 1, TOP + 2 ** 29],
  [0b1_110_111, 0b1_111_111],
  (random: Random) => day(random, 3),
  (random: Random) => day(random, 10),
  (random: Random) => day(random, 20),
  (random: Random) => day(random, 29),
  (random: Random) => day(random, 30),
]
