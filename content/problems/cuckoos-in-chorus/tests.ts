import type { Random } from '@callofcode/content/random'

const MOST = 1000
const LONGEST = 1e9

export const samples = [[[4, 6]], [[5, 3, 5]], [[60]]]

/** Returns random periods that all divide a number. */
const divisors = (random: Random, length: number, number: number) => {
  const all: number[] = []
  for (let one = 1; one * one <= number; one++)
    if (number % one === 0) all.push(...[one, number / one].filter((divisor) => divisor <= LONGEST))
  return random.array(length, () => random.pick(all))
}

export const tests = [
  [[1]],
  [[1, 1, 1]],
  [[LONGEST]],
  [[7, 1]],
  [[2, 3, 5, 7]],
  [[8, 12]],
  [[12, 8, 4, 2]],
  [[6, 10, 15]],
  [[4, 8, 16, 32]],
  [[9, 27, 81, 6]],
  // The numbers from 1 to 36. Their answer needs more than 32 bits, and their product far more than 64.
  [Array.from({ length: 36 }, (_, at) => at + 1)],
  [Array.from({ length: 36 }, (_, at) => 36 - at)],
  [[999_999_937, 999_983]],
  [[999_983, 999_999_937]],
  [[1_000_000_000, 999_999]],
  [[999_999_999, 999_999_999]],
  // A solution that multiplies first reaches 10^18 and more on the way, although the answer is small.
  [[1_000_000_000, 500_000_000, 250_000_000, 1_000_000_000]],
  [[31_622_777, 31_622_776]],
  [[536_870_912, 531_441]],
  [[536_870_912, 1_000_000, 536_870_912]],
  [[600_000_000, 900_000_000, 700_000_000, 800_000_000]],
  [[999_999_990, 999_999, 999_999_990]],
  (random: Random) => [divisors(random, 20, 720_720)],
  (random: Random) => [divisors(random, MOST, 963_761_198_400)],
  (random: Random) => [divisors(random, MOST, 866_421_317_361_600)],
  [Array.from({ length: MOST }, (_, at) => (at % 2 ? 999_999_937 : 1_000_000))],
]
