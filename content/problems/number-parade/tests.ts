import type { Random } from '@callofcode/content/random'

const MOST = 5000
const LARGEST = 1e9

export const samples = [[[9, 35, 3, 30]], [[12, 121]], [[0, 0, 0]]]

/** Makes numbers of 1 to 9 digits, with these digits only. */
const ofDigits = (random: Random, length: number, digits: string) =>
  random.array(length, () => Number(random.string(random.int(1, 9), digits)))

export const tests = [
  [[0]],
  [[7]],
  [[LARGEST]],
  [[0, 1]],
  [[0, 0, 10, 0]],
  [[1, 10, 100, 1000]],
  // One number is a beginning of another, which stands before or behind it.
  [[12, 1213]],
  [[121, 12]],
  [[34, 343, 3, 33, 344]],
  [[8308, 830, 83, 8]],
  [[432, 43243]],
  [[432, 43]],
  // The numbers are equal when they are repeated for ever.
  [[12, 1212, 121_212, 12, 1212]],
  [[7, 77, 777, 7777]],
  [[999_999_999, LARGEST, 99_999_999, 100_000_000]],
  [[100_000_000, LARGEST, 10, 1, 0, 101]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  (random: Random) => [ofDigits(random, 60, '12')],
  (random: Random) => [ofDigits(random, 300, '10')],
  [Array.from({ length: MOST }, () => 0)],
  [Array.from({ length: MOST }, () => 474_747)],
  [Array.from({ length: MOST }, (_, at) => at)],
  (random: Random) => [random.ints(MOST, 0, LARGEST)],
  (random: Random) => [ofDigits(random, MOST, '89')],
]
