import type { Random } from '@callofcode/content/random'
import { wheel, written } from './reference.ts'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [
  written([31, 40, 58, 4, 9, 17], 9),
  written([31, 40, 58, 4, 9, 17], 20),
  written([2, 3, 5], 2),
]

/** 0, 10, 20 …, turned. */
const tens = (count: number, turned: number) =>
  wheel(
    Array.from({ length: count }, (_, at) => 10 * at),
    turned,
  )

/** Makes large keys, turned at random, and picks the key of the hook that `hook` returns. */
function present(random: Random, hook: (count: number) => number): [keys: number[], wanted: number] {
  const keys = wheel(random.distinct(MOST, -LARGEST, LARGEST), random.int(1, MOST - 1))
  return [keys, keys[hook(keys.length)] ?? 0]
}

export const tests = [
  written([5], 5),
  written([5], 4),
  written([5], 6),
  written([-LARGEST], LARGEST),
  written([1, 2], 1),
  written([1, 2], 2),
  written([2, 1], 1),
  written([2, 1], 2),
  written([2, 1], 3),
  written([3, 1, 2], 3),
  written([3, 1, 2], 1),
  written([2, 3, 1], 1),
  written([2, 3, 1], 2),
  // The wheel is turned by each number of hooks. The wanted key is at an end, next to the fall, or in between.
  written(tens(8, 0), 70),
  written(tens(8, 1), 0),
  written(tens(8, 2), 10),
  written(tens(8, 3), 30),
  written(tens(8, 4), 70),
  written(tens(8, 5), 0),
  written(tens(8, 6), 50),
  written(tens(8, 7), 70),
  // The wanted key is absent: it is smaller than all, larger than all, or between two keys, also the last and the first.
  written(tens(9, 4), -1),
  written(tens(9, 4), 81),
  written(tens(9, 4), 55),
  written(tens(9, 4), 35),
  written([0, LARGEST, -LARGEST], -LARGEST),
  (random: Random) => written(wheel(random.distinct(100, 0, 200), 37), random.int(0, 200)),
  (random: Random) => written(wheel(random.distinct(101, 0, 110), 90), random.int(0, 110)),
  (random: Random) => written(...present(random, () => 0)),
  (random: Random) => written(...present(random, (count) => count - 1)),
  (random: Random) => written(...present(random, (count) => random.int(0, count - 1))),
  (random: Random) => written(...present(random, (count) => random.int(0, count - 1))),
  (random: Random) => written(present(random, () => 0)[0], random.int(-LARGEST, LARGEST)),
  written(tens(MOST, 0), 10 * (MOST - 1)),
  written(tens(MOST, MOST - 1), 0),
  written(tens(MOST, 1), 0),
  written(tens(MOST, MOST / 2), 5),
]
