import type { Random } from '@callofcode/content/random'

export const samples = [
  [[3, 2, 5], 8],
  [[4, 6], 9],
  [[7, 1], 7],
]

export const tests = [
  [[1], 1],
  [[2], 1],
  [[1], 40],
  [[40], 40],
  [[40], 39],
  [[20], 40],
  [[13], 40],
  [[40, 39, 1], 40],
  // All boards are longer than the wall.
  [[9, 8, 7], 6],
  // Lengths in no order, rising and falling.
  [[4, 1, 3], 9],
  [[2, 3, 4, 5], 12],
  [[5, 4, 3, 2], 12],
  // The only selection takes each kind once, or takes one kind only.
  [[6, 10, 15], 31],
  [[6, 9, 20], 40],
  [[11, 17, 13], 33],
  (random: Random) => [random.distinct(4, 3, 12), random.int(20, 30)],
  (random: Random) => [random.distinct(6, 5, 30), 40],
  [[12, 34, 5, 27, 8, 40, 33, 19], 40],
  // The boards can cover only a few walls of about this length.
  [[14, 16, 18, 22, 24, 26, 28, 30], 39],
  [[2, 4, 6, 8, 10, 12, 14, 16], 39],
  [[2, 4, 6, 8, 10, 12, 14, 16], 40],
  [[9, 8, 7, 6, 5, 4, 3], 40],
  [[3, 4, 5, 6, 7, 8, 9, 10], 40],
  [[10, 3, 9, 4, 8, 5, 7, 2], 38],
  [[1, 5, 10, 20, 25, 40, 2], 40],
]
