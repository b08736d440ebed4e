import type { BinaryTreeShape, Random } from '@callofcode/content/random'

const MOST = 5000
const LARGEST = 1e5

export const samples = [[[2, 6, -8, 5, 4, 9, 3]], [[-1, 4, 7]], [[-5, -2, null, -9]]]

const treeOf =
  (shape: BinaryTreeShape, forks: number, low = -LARGEST, high = LARGEST) =>
  (random: Random) => [random.binaryTree(forks, () => random.int(low, high), shape)]

const same = (shape: BinaryTreeShape, forks: number, nuts: number) => (random: Random) => [
  random.binaryTree(forks, () => nuts, shape),
]

export const tests = [
  [[0]],
  [[-LARGEST]],
  [[LARGEST]],
  [[1, 2]],
  [[1, null, 2]],
  [[2, -1]],
  [[-3, 2, -1]],
  [[0, 0, 0]],
  [[-1, -1, -1, -1]],
  // The best run turns high above the root and cannot continue to it.
  [[-10, 9, 20, null, null, 15, 7]],
  [[1, 8, -20, 9, 7, 6, 6]],
  [[5, 4, 8, 11, null, 13, 4, 7, 2, null, null, null, 1]],
  // The best run leads from one end to the other, through a loss.
  [[-4, 5, 5, -1, null, null, -1, 6, null, null, 6]],
  [[-9, 5, 5, -1, null, null, -1, 4, null, null, 4]],
  // The best run goes straight down and starts below the root.
  [[-7, 3, null, 4, null, -2, null, 6, null, -8]],
  treeOf('random', 30, -9, 9),
  treeOf('random', 300, -20, 5),
  treeOf('complete', 1000, -9, 9),
  treeOf('zigzag', 999, -9, 9),
  same('complete', 4095, LARGEST),
  same('left', MOST, LARGEST),
  same('right', MOST, 1),
  same('random', MOST, -LARGEST),
  treeOf('left', MOST),
  treeOf('right', MOST, -LARGEST, LARGEST / 2),
  treeOf('zigzag', MOST),
  treeOf('random', MOST),
  treeOf('complete', MOST),
]
