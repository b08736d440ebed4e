import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const ALL = 2 ** 20 - 1

export const samples = [[[6, 9, 14, 3]], [[12, 13, 8]], [[7]]]

export const tests = [
  [[0]],
  [[ALL]],
  [[0, 0]],
  [[ALL, ALL]],
  [[0, ALL]],
  [[2 ** 19, 2 ** 19 - 1]],
  [[1, 2]],
  // The largest number is not in the best pair.
  [[9, 6, 14]],
  [[16, 15, 31, 30]],
  // The smallest number is not in the best pair either.
  [[0, 5, 10, 15, 1, 24, 7]],
  // Two pairs light the first lamp, and the third lamp decides.
  [[0b1000, 0b1011, 0b0010, 0b0100]],
  [Array.from({ length: 20 }, (_, lamp) => 2 ** lamp)],
  [Array.from({ length: 20 }, (_, lamp) => ALL - 2 ** lamp)],
  (random: Random) => [random.ints(50, 0, 1000)],
  (random: Random) => [random.ints(1000, 0, ALL)],
  // All numbers have the same upper lamps.
  (random: Random) => [random.ints(1000, 0, 255).map((low) => ALL - low)],
  [Array.from({ length: MOST }, () => ALL)],
  [Array.from({ length: MOST }, (_, at) => at)],
  (random: Random) => [random.ints(MOST, 0, ALL)],
  // All numbers end with zeros, except the two of the best pair.
  (random: Random) => [
    random.shuffle([...random.ints(MOST - 2, 0, 2 ** 12 - 1).map((high) => high * 2 ** 8), 1, ALL - 1]),
  ],
]
