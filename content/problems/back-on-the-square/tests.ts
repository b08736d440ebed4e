import type { Random } from '@callofcode/content/random'

const MOST = 1000
const LARGEST = 1e5

export const samples = [[[2, -3, 1, 2, -4, 2]], [[0, 5, 0, 0, 0]], [[-2, 4, 1]]]

const same = (value: number, count = MOST) => Array.from({ length: count }, () => value)

export const tests = [
  [[0, 0, 0]],
  [[0, 0, 1]],
  [[1, 2, 3]],
  [[-1, -2, -3]],
  [[LARGEST, -LARGEST, 0]],
  [[LARGEST, LARGEST, -LARGEST]],
  // The same number occurs twice in a trip: as its smallest numbers, or as its largest.
  [[-1, 2, -1]],
  [[1, -2, 1]],
  [[-1, 2, 3, 4]],
  [[-5, -5, 10, 10, 0, 5, 5]],
  [[-2, 0, 1, 1, 2, 2, -2, 0]],
  [[3, -1, -2, 3, -1, -2, 0, 0, -3]],
  [[-4, -3, -2, -1, 0, 1, 2, 3, 4]],
  (random: Random) => [random.ints(60, -9, 9)],
  (random: Random) => [random.ints(200, -60, 60)],
  (random: Random) => [random.distinct(150, -100, 100)],
  [same(0)],
  [same(7)],
  [[...same(-2, 500), ...same(1, 500)]],
  [[...same(4, 300), ...same(0, 300), ...same(-4, 300), -8, 8]],
  // All numbers are odd. No three of them make 0.
  (random: Random) => [random.ints(MOST, -49_999, 49_999).map((card) => 2 * card + 1)],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST)],
  (random: Random) => [random.ints(MOST, -LARGEST, LARGEST).sort((one, other) => other - one)],
]
