import type { Random } from '@callofcode/content/random'
import { passable } from './reference.ts'

const MOST = 20_000

export const samples = [[[2, 4, 1, 1, 3, 0]], [[1, 1, 1, 1]], [[0]]]

export const tests = [
  [[5]],
  [[1, 0]],
  [[MOST, 0]],
  [[2, 0, 0]],
  [[1, 1, 0]],
  [[3, 2, 1, 1]],
  // The ticket with the largest reach on the way is not the one that ends farthest.
  [[3, 4, 1, 3, 0, 1, 1]],
  [[4, 5, 1, 1, 4, 0, 1, 0, 0]],
  // A ride as far as possible ends at a poor machine, or at one that sells nothing.
  [[2, 3, 0, 0, 1]],
  [[3, 5, 1, 1, 1, 1, 1]],
  [[5, 9, 3, 2, 1, 0, 2, 3, 3, 1, 0, 0]],
  // A round ends exactly at the last stop, or one stop before it.
  [[2, 1, 2, 0, 0]],
  [[2, 1, 2, 0, 1, 0]],
  // Machines sell no ticket where none is needed.
  [[2, 0, 2, 0, 2, 0, 2, 0, 0]],
  (random: Random) => [passable(random.ints(60, 0, 6))],
  (random: Random) => [passable(random.ints(2000, 0, 30))],
  [Array.from({ length: MOST }, () => 1)],
  [Array.from({ length: MOST }, () => MOST)],
  // Each ticket reaches the last stop but one, from which one more ticket is needed.
  [Array.from({ length: MOST }, (_, at) => (at < MOST - 2 ? MOST - 2 - at : 1))],
  [Array.from({ length: MOST }, (_, at) => at >> 1 || 1)],
  (random: Random) => [passable(random.ints(MOST, 0, 5))],
  (random: Random) => [passable(random.ints(MOST, 0, 2000))],
]
