import type { Random } from '@callofcode/content/random'

const MOST = 5000
const DEAREST = 2 ** 31 - 1

export const samples = [
  [[1, 7, 10], 14],
  [[6, 4], 9],
  [[3], 0],
]

export const tests = [
  [[1], 1],
  [[2], 1],
  [[1], MOST],
  [[5], 5],
  [[DEAREST], MOST],
  [[DEAREST, DEAREST - 1, 1], 3],
  [[DEAREST], 0],
  // The most valuable stamp that fits leads to a dead end, although an answer exists.
  [[4, 5], 8],
  [[9, 6, 1], 12],
  [[3, 7, 405, 436], 3953],
  // The stamps are in no order, and the answer takes one of each kind.
  [[40, 1, 100, 9], 150],
  // The largest amount that these stamps cannot make, and the next one.
  [[7, 11], 59],
  [[7, 11], 60],
  [[6, 10, 15], 29],
  (random: Random) => [random.distinct(4, 2, 40), random.int(100, 400)],
  (random: Random) => [random.distinct(10, 1, 300), random.int(1000, MOST)],
  // All stamps are even, but the postage is odd.
  [[2, 4, 8, 16, 32, 64, 128, 256, 512, 1024], MOST - 1],
  [[1, 2, 4, 8, 16, 32, 64, 128, 256, 512], MOST],
  [[500, 499, 498, 497, 496, 495, 494, 493, 492, 491], MOST - 7],
  [[101, 103, 107, 109, 113, 127, 131, 137, 139, 149], MOST],
  (random: Random) => [random.distinct(10, 50, 1000), MOST],
]
