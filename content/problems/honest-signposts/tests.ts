import type { Random } from '@callofcode/content/random'
import { grown } from './reference.ts'

const MOST = 5000
const LEAST = -(2 ** 31)
const LARGEST = 2 ** 31 - 1

export const samples = [[[20, 10, 30, null, 15]], [[20, 10, 30, null, 25]], [[7, 7]]]

/** Returns the same maze with another number in its last and deepest clearing. */
const withLast = (maze: (number | null)[], number: number) => [...maze.slice(0, -1), number]

export const tests = [
  [[0]],
  [[LEAST]],
  [[LARGEST]],
  [[LARGEST, LARGEST]],
  [[LEAST, null, LARGEST]],
  [[LEAST, LEAST]],
  [[0, LEAST, LARGEST]],
  [[2, 1, 3]],
  [[2, 3, 1]],
  [[1, null, 1]],
  [[5, 5, 6]],
  // The bound is 0. Two levels below it, a number is on its wrong side.
  [[0, null, 9, -4]],
  [[0, -9, null, null, 4]],
  // A number to the right of the entrance is too small, equal to it, or just large enough.
  [[20, 10, 30, 5, 15, 18, 40]],
  [[20, 10, 30, 5, 15, 20, 40]],
  [[20, 10, 30, 5, 15, 21, 40]],
  // The bound is three levels above.
  [[50, 30, 70, 20, 40, 60, 80, null, 25, 35, 45, null, null, null, null, 22, 51]],
  (random: Random) => [grown(random.distinct(200, -999, 999))],
  (random: Random) => [withLast(grown(random.distinct(200, -999, 999)), 1000)],
  (random: Random) => [random.binaryTree(50, () => random.int(-9, 9))],
  // The maze is a path: an honest one, or one whose last clearing equals the entrance.
  (random: Random) => [random.binaryTree(MOST, (at) => -at, 'left')],
  (random: Random) => [random.binaryTree(MOST, (at) => at, 'right')],
  (random: Random) => [random.binaryTree(MOST, (at) => (at % 2 === 0 ? at : LARGEST - at), 'zigzag')],
  (random: Random) => [
    withLast(
      random.binaryTree(MOST, (at) => -at, 'left'),
      0,
    ),
  ],
  (random: Random) => [
    withLast(
      random.binaryTree(MOST, (at) => at, 'right'),
      0,
    ),
  ],
  (random: Random) => [grown(random.distinct(MOST, LEAST, LARGEST))],
  (random: Random) => [withLast(grown(random.distinct(MOST, LEAST + 1, LARGEST)), LEAST)],
]
