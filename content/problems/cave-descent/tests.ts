import type { BinaryTreeShape, Random } from '@callofcode/content/random'

const MOST = 5000
const LARGEST = 1e9

export const samples = [[[5, 3, 8, null, 4, null, null, 9]], [[1, null, 1]], [[]]]

const caveOf = (shape: BinaryTreeShape, chambers: number) => (random: Random) => [
  random.binaryTree(chambers, () => random.int(-LARGEST, LARGEST), shape),
]

/** Makes a tunnel to the right, with a niche on the left of each chamber. */
const withNiches = (levels: number) => [
  1,
  ...Array.from({ length: levels - 1 }, (_, at) => [...(at > 0 ? [null, null] : []), at, at]).flat(),
]

export const tests = [
  [[0]],
  [[-LARGEST]],
  [[2, 1]],
  [[2, 1, 3]],
  // The lowest level is on the left, on the right, or inside.
  [[1, 2, 3, 4]],
  [[1, 2, 3, null, null, null, 4]],
  [[1, 2, 3, null, 4, 5, null, 6, null, null, 7]],
  // One way ends at once, and another is long.
  [[1, 2, 3, null, null, 4, null, 5, null, 6]],
  // The values look like an answer.
  [[9, 9, 9, 9, 9, 9, 9]],
  caveOf('complete', 15),
  caveOf('complete', 16),
  caveOf('random', 60),
  caveOf('random', 1000),
  caveOf('zigzag', 77),
  [withNiches(300)],
  caveOf('complete', 4095),
  caveOf('left', MOST),
  caveOf('right', MOST),
  caveOf('zigzag', MOST),
  caveOf('random', MOST),
  [withNiches(MOST / 2)],
]
