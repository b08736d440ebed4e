import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 100_000

export const samples = [
  [
    [1, 4, 2, 3],
    [3, 3, 2, 2],
  ],
  [
    [5, 0, 5],
    [4, 4, 3],
  ],
  [
    [2, 2],
    [2, 2],
  ],
]

/** Makes piers with these differences, with ways of at least this length. */
const gains = (differences: number[], least = 0) => {
  const way = differences.map((one) => least + Math.max(0, -one))
  return [differences.map((one, pier) => one + (way[pier] ?? 0)), way]
}

const filled = (length: number, gain: (at: number) => number) => Array.from({ length }, (_, at) => gain(at))

/** Makes random differences with the sum 0, so that few piers are a valid start. */
function even(random: Random, piers: number, largest: number): number[] {
  const half = random.ints(piers / 2, 0, largest)
  return random.shuffle([...half, ...half.map((one) => -one)])
}

export const tests = [
  [[0], [0]],
  [[5], [4]],
  [[4], [5]],
  [[0], [LARGEST]],
  [[LARGEST], [LARGEST]],
  gains([-1, 1]),
  gains([1, -1]),
  gains([-2, 1]),
  // The pier with the largest difference or the most sun is not the start.
  gains([3, -4, 2, 2, -3]),
  gains([5, -6, 4, -1, -2]),
  gains([2, -3, 1, 1, -1], 4),
  gains([-1, -1, -1, 3]),
  gains([3, -1, -1, -1]),
  // The way from the start reaches the end of the list, but not beyond it.
  gains([-3, 1, 1]),
  gains([-5, 3, 1, -2, 2]),
  gains([0, 0, -1, 0, 1, 0]),
  gains([1, -1, 1, -1]),
  gains([-1, 2, -2, 2, -2, 1]),
  (random: Random) => gains(even(random, 40, 3)),
  (random: Random) => gains(even(random, 500, 100), 7),
  // The ferry fails just before it is round, from most piers.
  gains(filled(MOST, (at) => (at === MOST - 1 ? -(MOST - 1) : 1))),
  gains(filled(MOST, (at) => (at === MOST - 1 ? -MOST : 1))),
  gains(filled(MOST, (at) => (at === 0 ? MOST - 1 : -1))),
  gains(filled(MOST, (at) => (at === MOST - 1 ? MOST - 1 : -1))),
  gains(filled(MOST, (at) => (at < MOST / 2 ? 1 : at < MOST - 1 ? 0 : -MOST / 2 - 1))),
  gains(
    filled(MOST, () => 0),
    LARGEST,
  ),
  (random: Random) => gains(even(random, MOST, LARGEST)),
  (random: Random) => [random.ints(MOST, 0, LARGEST), random.ints(MOST, 0, LARGEST - 2000)],
  (random: Random) => gains(even(random, MOST, 1)),
]
