import type { Random } from '@callofcode/content/random'
import { grown } from './reference.ts'

const MOST = 5000
const LATEST = 1e5

const castle = [1950, 1920, 1987, null, 1934, 1961]

export const samples = [
  [castle, 3],
  [castle, 4],
  [[2001, 1999], 1],
]

const path = (random: Random, shape: 'left' | 'right') =>
  random.binaryTree(MOST, (at) => (shape === 'left' ? LATEST - at : at), shape)

/** Takes the years in turn from both ends inwards, so that each stair leads to the opposite side. */
const zigzag = (count: number) =>
  grown(Array.from({ length: count }, (_, at) => (at % 2 === 0 ? at : 2 * count - at)))

export const tests = [
  [[0], 1],
  [[LATEST], 1],
  [[1, 0], 2],
  [[0, null, LATEST], 1],
  [[0, null, LATEST], 2],
  [[5, 3, 8, 1, 4, 7, 9], 1],
  [[5, 3, 8, 1, 4, 7, 9], 3],
  [[5, 3, 8, 1, 4, 7, 9], 4],
  [[5, 3, 8, 1, 4, 7, 9], 5],
  [[5, 3, 8, 1, 4, 7, 9], 7],
  // The next year is several stairs above.
  [[20, 1, 30, null, 10, null, null, 5, 15, null, null, null, 17], 6],
  [zigzag(40), 20],
  (random: Random) => [grown(random.distinct(50, 1900, 2000)), 25],
  (random: Random) => [grown(random.distinct(600, 0, LATEST)), random.int(50, 550)],
  (random: Random) => [grown(random.distinct(MOST, 0, LATEST)), 1],
  (random: Random) => [grown(random.distinct(MOST, 0, LATEST)), MOST],
  (random: Random) => [grown(random.distinct(MOST, 0, LATEST)), random.int(2000, 3000)],
  (random: Random) => [path(random, 'left'), MOST],
  (random: Random) => [path(random, 'right'), MOST],
  (random: Random) => [path(random, 'right'), 1],
  [zigzag(MOST), MOST / 2],
]
