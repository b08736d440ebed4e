import type { BinaryTreeShape, Random } from '@callofcode/content/random'

const MOST = 20_000
const HEAVIEST = 1e9

export const samples = [[[4, 5, 2, 1, 1, null, 5]], [[3, 1, 2]]]

const chime = (random: Random, count: number, heaviest: number, shape: BinaryTreeShape = 'random') => [
  random.binaryTree(count, () => random.int(1, heaviest), shape),
]
const same = (count: number, weight: number) => [Array.from({ length: count }, () => weight)]

/** Makes two rows of bars below one bar. The right row weighs `more` in all. */
function twoRows(depth: number, weight: number, more: number) {
  const tree: (number | null)[] = [1, weight, weight + more]
  for (let at = 1; at < depth; at++) tree.push(weight, null, weight, null)
  return [tree]
}

export const tests = [
  [[1]],
  [[1, 1]],
  [[1, null, 1]],
  [[1, 1, 1]],
  [[9, 2, 3, 1]],
  [[9, 3, 3, 1]],
  [[5, 5, null, 5, null, 5]],
  // The bars at both ends weigh the same, but their loads differ, or the other way round.
  [[1, 2, 2, 3, 3, 3, 4]],
  [[1, 6, 2, null, null, 2, 2]],
  same(7, 1),
  same(6, 1),
  same(1023, HEAVIEST),
  twoRows(3, HEAVIEST, 0),
  // The right row is heavier by 2^32, more than a single bar may weigh.
  [[1, 5, 294_967_301, null, null, HEAVIEST, HEAVIEST, HEAVIEST, null, HEAVIEST]],
  (random: Random) => chime(random, 60, 2),
  (random: Random) => chime(random, 3000, 1),
  (random: Random) => chime(random, 1000, HEAVIEST, 'left'),
  (random: Random) => chime(random, 1000, HEAVIEST, 'zigzag'),
  twoRows(998, HEAVIEST, 0),
  twoRows(998, 7, 1),
  (random: Random) => chime(random, MOST, HEAVIEST),
  (random: Random) => chime(random, MOST, 1, 'complete'),
]
