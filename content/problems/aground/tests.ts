import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const HIGHEST = 10_000

export const samples = [[[310, 290, 300, 295, 320]], [[250, 250, 260]], [[40, 30, 20]]]

export const tests = [
  [[0]],
  [[0, 1]],
  [[1, 0]],
  [[5, 5]],
  [[0, HIGHEST, 0, HIGHEST]],
  [[HIGHEST, 0, 0, HIGHEST]],
  [[1, 2, 3, 4, 5]],
  [[5, 4, 3, 2, 1, 6]],
  // The first higher tide is neither the highest tide nor a neighbour.
  [[3, 1, 2, 4, 9, 5]],
  // Equal tides with lower and higher ones between them.
  [[7, 3, 7, 3, 8, 3, 7]],
  [[2, 2, 2, 3, 2, 2]],
  (random: Random) => [random.ints(50, 0, 5)],
  (random: Random) => [random.ints(2000, 0, HIGHEST)],
  [Array.from({ length: MOST }, () => 77)],
  [Array.from({ length: MOST }, (_, at) => at >> 1)],
  // Tides fall all the time, with a last day that lifts all boats, and without one.
  [Array.from({ length: MOST }, (_, at) => (MOST - 1 - at) >> 1)],
  [Array.from({ length: MOST }, (_, at) => (at === MOST - 1 ? HIGHEST : (MOST - 1 - at) >> 1))],
  [Array.from({ length: MOST }, (_, at) => Math.abs(at - MOST / 2))],
  (random: Random) => [random.ints(MOST, 0, HIGHEST)],
  (random: Random) => [random.ints(MOST, 0, 3)],
  // Tides fall slowly, with small waves.
  (random: Random) => [Array.from({ length: MOST }, (_, at) => 9990 - (at >> 2) + random.int(0, 10))],
]
