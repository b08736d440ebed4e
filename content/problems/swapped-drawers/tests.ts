import type { BinaryTreeShape, Random } from '@callofcode/content/random'
import { swapped } from './reference.ts'

const MOST = 20_000

export const samples = [[[10, 20, 15, 3, 8, null, 7]], [[1, 2, 3]]]

function cabinet(random: Random, [count, shape]: [number, BinaryTreeShape], one: number, other: number) {
  const numbers = random.distinct(count, -1e9, 1e9)
  return [
    swapped(
      random.binaryTree(count, () => 0, shape),
      numbers,
      one,
      other,
    ),
  ]
}
function anyPair(random: Random, count: number, shape: BinaryTreeShape) {
  const [one = 0, other = 1] = random.distinct(2, 0, count - 1)
  return cabinet(random, [count, shape], one, other)
}

export const tests = [
  [[1, 2]],
  [[2, null, 1]],
  [[2, 3, 1]],
  [[1, null, 2, 3]],
  [[3, null, 2, null, 1]],
  [[-5, -4, -3]],
  [[0, 1, -1]],
  [[3, 1, 4, null, null, 2]],
  [[8, 4, 12, 14, 6, 10, 2]],
  // The swapped drawers are neighbours in the order but far apart in the tree, or neighbours in the tree.
  [[7, 4, 12, 2, 8, 10, 14]],
  [[8, 4, 14, 2, 6, 10, 12]],
  (random: Random) => anyPair(random, 50, 'random'),
  (random: Random) => anyPair(random, 900, 'left'),
  (random: Random) => anyPair(random, 900, 'right'),
  (random: Random) => cabinet(random, [1000, 'zigzag'], 499, 500),
  (random: Random) => cabinet(random, [1023, 'complete'], 0, 1022),
  (random: Random) => cabinet(random, [MOST, 'complete'], 0, 1),
  (random: Random) => cabinet(random, [MOST, 'complete'], MOST - 2, MOST - 1),
  (random: Random) => cabinet(random, [MOST, 'random'], 0, MOST - 1),
  (random: Random) => cabinet(random, [MOST, 'random'], 9999, 10_000),
  (random: Random) => anyPair(random, MOST, 'random'),
]
