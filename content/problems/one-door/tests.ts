import type { Random } from '@callofcode/content/random'

const MOST = 4000
const LARGEST = 1e9

export const samples = [
  [
    [2, 5, 5, 9],
    [1, 5, 6],
  ],
  [
    [4, 7],
    [10, 11, 12],
  ],
  [[], [0]],
]

const queue = (random: Random, count: number, low: number, high: number) =>
  random.ints(count, low, high).sort((one, other) => one - other)

const counted = (count: number, first: number, by: number) =>
  Array.from({ length: count }, (_, at) => first + at * by)

export const tests = [
  [[], []],
  [[0], []],
  [[], [-1, -1]],
  [[1], [2]],
  [[2], [1]],
  [[3], [3]],
  [
    [-LARGEST, LARGEST],
    [-LARGEST, LARGEST],
  ],
  [
    [5, 5, 5],
    [5, 5],
  ],
  [
    [10, 11, 12],
    [4, 7],
  ],
  // One queue fits between two people of the other queue.
  [
    [1, 100],
    [20, 30, 40, 50],
  ],
  [
    [1, 3, 5, 7],
    [2, 4, 6, 8, 10, 12],
  ],
  [
    [-9, -5, 0, 0],
    [-7, -5, -5, 3],
  ],
  // As texts, these numbers have another order.
  [
    [2, 9, 10, 100],
    [1, 11, 20, 99],
  ],
  (random: Random) => [queue(random, 30, -9, 9), queue(random, 25, -9, 9)],
  (random: Random) => [queue(random, 500, -LARGEST, LARGEST), queue(random, 3, -LARGEST, LARGEST)],
  [counted(MOST, 0, 2), counted(MOST, 1, 2)],
  [counted(MOST, 0, 1), counted(MOST, MOST, 1)],
  [counted(MOST, 0, 1), []],
  (random: Random) => [queue(random, MOST, 0, 50), queue(random, MOST, 0, 50)],
  (random: Random) => [queue(random, MOST, -LARGEST, LARGEST), queue(random, MOST, -LARGEST, LARGEST)],
]
