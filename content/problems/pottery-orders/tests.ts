import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const LATEST = 1_000_000

export const samples = [
  [
    [
      [4, 6],
      [2, 5],
      [3, 7],
    ],
  ],
  [
    [
      [5, 5],
      [4, 6],
      [2, 6],
    ],
  ],
  [[[3, 2]]],
]

/** Makes orders from the numbers days deadline days deadline …, so that they fit in one line. */
const listed = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2))

const orders = (random: Random, length: number, longest: number, latest: number) =>
  random.array(length, () => [random.int(1, longest), random.int(1, latest)])

export const tests = [
  [listed(1, 1)],
  [listed(2, 2)],
  [listed(LATEST, LATEST)],
  [listed(LATEST, LATEST - 1)],
  [listed(1, 1, 1, 1)],
  // The shortest order can wait.
  [listed(1, 9, 3, 3)],
  [listed(1, 10, 2, 10, 8, 8)],
  // One long order competes with two short ones. In some tests, an earlier order is dropped instead of the new one.
  [listed(9, 9, 5, 10, 5, 10)],
  [listed(7, 7, 3, 8, 3, 9, 3, 10)],
  [listed(3, 3, 3, 6, 3, 9, 4, 10, 1, 10)],
  [listed(5, 20, 15, 19, 2, 6, 8, 21, 10, 22)],
  [listed(2, 3, 5, 8, 6, 9, 1, 10, 1, 10)],
  [listed(10, 10, 1, 5, 1, 6, 1, 7, 1, 8)],
  [listed(100, 50, 1, 2, 100, 60)],
  // As text, 10 comes before 9.
  [listed(9, 9, 1, 10, 5, 100)],
  (random: Random) => [orders(random, 40, 10, 60)],
  (random: Random) => [orders(random, 300, 100, 3000)],
  (random: Random) => [orders(random, 2000, 1000, LATEST)],
  (random: Random) => [orders(random, MOST, LATEST, LATEST)],
  (random: Random) => [orders(random, MOST, 300, LATEST)],
  [Array.from({ length: MOST }, () => [100, LATEST])],
  [Array.from({ length: MOST }, () => [101, LATEST])],
  [Array.from({ length: MOST }, (_, at) => [1, at + 1])],
  [Array.from({ length: MOST }, (_, at) => [MOST - at, LATEST])],
  [Array.from({ length: MOST }, (_, at) => [2 * MOST - at, Math.min(LATEST, 150 * (at + 1))])],
]
