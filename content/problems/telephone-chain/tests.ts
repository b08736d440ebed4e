import type { BinaryTreeShape, Random } from '@callofcode/content/random'

const MOST = 5000
const LARGEST = 1000

export const samples = [[[7, 3, 10, null, 4, 1]], [[5, null, 5, 5]], [[]]]

const chainOf = (shape: BinaryTreeShape, people: number) => (random: Random) => [
  random.binaryTree(people, () => random.int(-LARGEST, LARGEST), shape),
]

/** Makes calls down to the right. At each step a person on the left calls nobody. */
const withSingles = (steps: number) => [
  0,
  ...Array.from({ length: steps }, (_, at) => [
    ...(at > 0 ? [null, null] : []),
    -(at % LARGEST),
    at % LARGEST,
  ]).flat(),
]

export const tests = [
  [[0]],
  [[-LARGEST]],
  [[1, 2]],
  [[1, null, 2]],
  [[1, 2, 3]],
  // The tree has gaps, so the order within a round matters.
  [[1, 2, 3, null, 4, 5]],
  [[1, 2, 3, 4, null, null, 5]],
  [[9, 8, 7, null, 6, null, 5, 4, null, null, 3]],
  [[1, 2, 3, 4, 5, 6, 7]],
  [[7, 6, 5, 4, 3, 2, 1]],
  // The left side is deeper, or the right one.
  [[1, 2, 3, 4, null, null, null, 5, null, 6]],
  [[1, 2, 3, null, null, 4, null, null, 5, 6, 7]],
  [[4, 4, 4, 4, 4, 4, 4, 4]],
  [withSingles(40)],
  chainOf('random', 50),
  chainOf('random', 700),
  chainOf('complete', 1023),
  chainOf('complete', 1024),
  chainOf('left', MOST),
  chainOf('right', MOST),
  chainOf('zigzag', MOST),
  chainOf('random', MOST),
  chainOf('complete', MOST),
  [withSingles(MOST / 2 - 1)],
]
