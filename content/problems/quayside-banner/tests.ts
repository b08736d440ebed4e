import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const HIGHEST = 10_000

export const samples = [[[2, 5, 1, 6, 3, 4, 1]], [[3, 9, 9, 3]], [[7, 0]]]

export const tests = [
  [[0, 0]],
  [[1, 1]],
  [[HIGHEST, HIGHEST]],
  [[0, 0, 5, 0, 0]],
  [[0, 4, 0, 0, 4, 0]],
  // The two highest poles are neighbours.
  [[4, 1, 1, 30, 31, 1, 1, 4]],
  [[4, 1, 1, 20, 31, 1, 1, 4]],
  // The search must move on both sides to find the best pair.
  [[1, 2, 8, 3, 2, 1, 9, 1]],
  // The outer poles are equal, and better ones are inside.
  [[1, 1, 7, 1, 1, 7, 1, 1]],
  [[5, 5, 5, 5, 5, 5]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [[9, 8, 7, 6, 5, 4, 3, 2, 1]],
  (random: Random) => [random.ints(40, 0, 20)],
  (random: Random) => [random.ints(2000, 0, HIGHEST)],
  [Array.from({ length: MOST }, () => HIGHEST)],
  [Array.from({ length: MOST }, (_, at) => at >> 1)],
  [Array.from({ length: MOST }, (_, at) => (MOST - at) >> 1)],
  // A hill and a valley.
  [Array.from({ length: MOST }, (_, at) => Math.min(at, MOST - 1 - at))],
  [Array.from({ length: MOST }, (_, at) => Math.abs(at - MOST / 2))],
  (random: Random) => [random.ints(MOST, 0, HIGHEST)],
  // Two high poles stand among low ones.
  (random: Random) => {
    const poles = random.ints(MOST, 0, 3)
    poles[random.int(100, 9000)] = HIGHEST
    poles[random.int(9001, MOST - 100)] = HIGHEST - 1
    return [poles]
  },
]
