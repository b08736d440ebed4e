import type { Random } from '@callofcode/content/random'

const MOST = 300_000

export const samples = [[10], [5], [1]]

export const tests = [
  [0],
  [2],
  [3],
  [4],
  [6],
  // Squares of primes, and the next n, which counts the square.
  [9],
  [25],
  [26],
  [49],
  [50],
  [121],
  [122],
  [100],
  // A prime, and the next number.
  [97],
  [98],
  [541],
  [542],
  (random: Random) => [random.int(1000, 2000)],
  [10_000],
  // 223², and the first n for which it matters.
  [49_729],
  [49_730],
  (random: Random) => [random.int(50_000, 60_000)],
  // 547 is the last prime whose square is below the largest n. It matters here for the first time.
  [299_210],
  [MOST],
]
