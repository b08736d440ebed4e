import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [[[4, 6, 5, 3, 8]], [[7, 7, 7, 9]], [[2, 5, 5, 1]]]

const row = (count: number, effort: (dog: number) => number) => [
  Array.from({ length: count }, (_, dog) => effort(dog)),
]

/** Makes efforts that rise and fall in slopes of this length. */
const waves = (count: number, slope: number) =>
  row(count, (dog) => {
    const at = dog % (2 * slope)
    return at < slope ? at : 2 * slope - at
  })

export const tests = [
  [[0]],
  [[LARGEST]],
  [[1, 2]],
  [[2, 1]],
  [[3, 3]],
  [[0, LARGEST, 0]],
  [[LARGEST, 0, LARGEST]],
  // The longer slope of a top is on the left or on the right, or both are equal.
  [[1, 2, 3, 4, 3, 2]],
  [[3, 4, 5, 4, 3, 2, 1]],
  [[1, 2, 3, 2, 1]],
  // Flat tops, flat valleys and equal neighbours on a slope.
  [[1, 2, 3, 3, 3, 2, 1]],
  [[3, 2, 1, 1, 2, 3]],
  [[1, 2, 2, 3, 4, 4, 5]],
  [[5, 4, 4, 3, 2, 2, 1]],
  [[1, 3, 2, 2, 1]],
  waves(40, 5),
  waves(41, 1),
  (random: Random) => [random.ints(60, 0, 4)],
  (random: Random) => [random.ints(2000, 0, LARGEST)],
  row(MOST, () => 8),
  row(MOST, (dog) => dog),
  row(MOST, (dog) => LARGEST - dog),
  row(MOST, (dog) => Math.min(dog, MOST - dog)),
  row(MOST, (dog) => Math.max(dog, MOST - dog)),
  waves(MOST, 700),
  (random: Random) => [random.ints(MOST, 0, LARGEST)],
  (random: Random) => [random.ints(MOST, 0, 3)],
]
