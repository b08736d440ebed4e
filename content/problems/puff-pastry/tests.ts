import type { Random } from '@callofcode/content/random'
import { type Order, orderList } from './reference.ts'

const MOST = 1000
const LARGEST = 10n ** 18n
const HIGHEST = 1e9
const PRIME = 999_999_937

export const samples = ['3\n3 4 10\n2 10 1000\n7 0 5\n', '2\n6 2 9\n123456789 0 1\n']

/** Returns a number from 1 to 10^18. One draw has too few digits for that. */
const large = (random: Random) =>
  BigInt(random.int(0, HIGHEST - 1)) * 10n ** 9n + BigInt(random.int(1, HIGHEST))

const many = (length: number, make: (at: number) => Order) =>
  orderList(Array.from({ length }, (_, at) => make(at)))

export const tests = [
  orderList([[1, 0, 1]]),
  orderList([[1, LARGEST, HIGHEST]]),
  orderList([[LARGEST, 0, HIGHEST]]),
  orderList([[LARGEST, LARGEST, HIGHEST]]),
  orderList([[LARGEST, LARGEST, 1]]),
  orderList([[LARGEST - 1n, LARGEST - 1n, HIGHEST - 1]]),
  // Nothing is left after the first round, or a is one above or one below a multiple of m.
  orderList([
    [12, 5, 6],
    [13, 5, 6],
    [11, 5, 6],
    [11, 4, 6],
  ]),
  // Every number of rounds from 0, and so each pattern of low binary digits.
  many(70, (rounds) => [3, rounds, 1000]),
  many(70, (rounds) => [2, rounds, HIGHEST]),
  // Only one binary digit of b is 1, or all of them are.
  many(59, (digit) => [5, 2n ** BigInt(digit), PRIME]),
  many(59, (digit) => [5, 2n ** BigInt(digit) - 1n, PRIME]),
  // The smallest products that exceed 31, 32 and 53 bits.
  orderList([
    [46_341, 2, HIGHEST],
    [65_536, 2, HIGHEST],
    [94_906_267, 2, HIGHEST],
    [999_999_999, 2, HIGHEST],
    [999_999_999, 3, HIGHEST],
  ]),
  // a is too large to multiply before its remainder is taken.
  orderList([
    [3_037_000_500n, 2, 7],
    [LARGEST - 3n, 1, 11],
    [LARGEST - 3n, 3, PRIME],
  ]),
  // The number of rounds exceeds 32 or 53 bits.
  orderList([
    [2, 2n ** 32n, PRIME],
    [2, 2n ** 32n + 1n, PRIME],
    [2, 2n ** 53n + 1n, PRIME],
    [3, LARGEST - 1n, PRIME],
  ]),
  (random: Random) =>
    orderList(random.array(200, () => [random.int(1, 20), random.int(0, 40), random.int(1, 50)])),
  (random: Random) =>
    orderList(
      random.array(MOST, () => [random.int(1, HIGHEST), random.int(0, HIGHEST), random.int(1, HIGHEST)]),
    ),
  (random: Random) =>
    orderList(random.array(MOST, () => [large(random), large(random), random.int(1, HIGHEST)])),
  (random: Random) =>
    orderList(random.array(MOST, () => [large(random), LARGEST - BigInt(random.int(0, 99)), PRIME])),
]
