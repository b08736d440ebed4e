import type { Random } from '@callofcode/content/random'
import { uneven, written } from './reference.ts'

const MOST = 20_000

export const samples = [written([3, 8, 5, 6, 9, 2]), written([-4, -7])]

const posts = (count: number, make: (at: number) => number) =>
  written(Array.from({ length: count }, (_, at) => make(at)))

/** Makes heights that rise to the post and fall behind it. */
const oneTop = (count: number, top: number) => posts(count, (at) => -Math.abs(at - top) - 1)

export const tests = [
  written([0]),
  written([1, 2]),
  written([2, 1]),
  written([1, 2, 3]),
  written([3, 2, 1]),
  written([1, 3, 2]),
  written([3, 1, 2]),
  written([-3, -1, -2]),
  written([-1e9, 1e9, -1e9, 1e9]),
  // Exactly one post is right: at each end, next to it, and everywhere in a short ridge.
  ...[0, 1, 2, 3, 4, 5, 6].map((top) => oneTop(7, top)),
  oneTop(MOST, 0),
  oneTop(MOST, 1),
  oneTop(MOST, 12_345),
  oneTop(MOST, MOST - 2),
  oneTop(MOST, MOST - 1),
  // Many posts are right, and a slope leads away from them.
  posts(MOST, (at) => (at % 2 === 0 ? 5 : -5)),
  posts(MOST, (at) => (at < MOST / 2 ? (at % 2) - 9 : at)),
  (random: Random) => written(uneven(random.ints(300, -50, 50))),
  (random: Random) => written(uneven(random.ints(MOST, -1e9, 1e9))),
]
