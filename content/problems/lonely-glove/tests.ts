import type { Random } from '@callofcode/content/random'
import { row } from './reference.ts'

const PAIRS = 9999
const LEAST = -(2 ** 31)
const LARGEST = 2 ** 31 - 1

export const samples = [[[6, 1, 6]], [[4, -2, 0, -2, 4]], [[15]]]

/** 1 1 2 2 3 3 … */
const inPairs = (pairs: number) => Array.from({ length: 2 * pairs }, (_, at) => 1 + (at >> 1))

export const tests = [
  [[0]],
  [[LEAST]],
  [[LARGEST]],
  // The lonely glove is at the front, in the middle, or at the end.
  [[7, 3, 3]],
  [[3, 7, 3]],
  [[3, 3, 7]],
  [[0, 5, 0]],
  [[5, 0, 5]],
  // A number and its opposite are no pair. Numbers that differ in one bit are no pair either.
  [[-1, 1, -1]],
  [[8, 9, 8, 1, 1]],
  [[LEAST, LARGEST, LEAST, LARGEST, -1]],
  [[LARGEST, LEAST, LARGEST, 0, 0]],
  // The second half repeats the order of the first half, or mirrors it.
  [[1, 2, 3, 4, 1, 2, 3, 4, 10]],
  [[1, 2, 3, 4, 10, 4, 3, 2, 1]],
  (random: Random) => [row(random, 20, -30, 30)],
  (random: Random) => [row(random, 500, LEAST, LARGEST)],
  [[...inPairs(PAIRS), PAIRS + 1]],
  [[-4, ...inPairs(PAIRS)]],
  (random: Random) => [row(random, PAIRS, -PAIRS, PAIRS)],
  (random: Random) => [row(random, PAIRS, LEAST, LARGEST)],
  // All gloves of the first half have their partner in the second half. The lonely one comes last.
  (random: Random) => {
    const [single = 0, ...paired] = random.distinct(PAIRS + 1, LEAST, LARGEST)
    return [[...paired, ...random.shuffle(paired), single]]
  },
]
