import type { Random } from '@callofcode/content/random'
import { flock, type Place } from './reference.ts'

const MOST = 10_000
const FURTHEST = 1_000_000

/** Makes places from the numbers x y x y …, so that they fit in one line. */
const at = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, place) => numbers.slice(2 * place, 2 * place + 2))

export const samples = [
  [at(1, 1, 5, 2, 3, 3, 4, 6, 1, 4, 2, 5)],
  [at(2, 0, 0, 0, 4, 0, 4, 4, 2, 0, 0, 4)],
  [at(3, 3, -1, 1, 1, 2)],
]

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other))

/** Makes a round on which the dog turns at each sheep. It joins the shortest steps in all directions, one after another. */
function round(random: Random, reach: number, size: number): Place[] {
  const steps: Place[] = []
  for (let x = -reach; x <= reach; x++)
    for (let y = -reach; y <= reach; y++)
      if (x * x + y * y <= reach * reach && common(Math.abs(x), Math.abs(y)) === 1) steps.push([x, y])
  steps.sort(([a, b], [c, d]) => Math.atan2(b, a) - Math.atan2(d, c))
  let [x, y] = [0, -steps.reduce((sum, [, up]) => sum + Math.max(0, up), 0) / 2]
  y = Math.round(y)
  const places = steps.map(([right, up]): Place => {
    x += right * size
    y += up * size
    return [x, y]
  })
  return random.shuffle(places)
}

/** Makes sheep on a line, in random order, with some of them at the same place. */
const line = (random: Random, count: number, [x, y]: Place, [right, up]: Place, most: number) =>
  random.array(count, () => {
    const step = random.int(0, most)
    return [x + step * right, y + step * up]
  })

const square = (side: number): Place[] =>
  Array.from({ length: side * side }, (_, place) => [place % side, Math.floor(place / side)])

export const tests = [
  [at(7, -7)],
  [at(4, 4, 4, 4, 4, 4)],
  [at(1, 2, 0, 0)],
  [at(0, 0, 1, 2, 0, 0)],
  [at(0, 5, 0, -5, 0, 0)],
  [at(5, 0, -5, 0, 0, 0, 5, 0)],
  [at(0, 0, 2, 0, 1, 3)],
  [at(0, 0, 1, 3, 2, 0)],
  [at(0, 0, 4, 0, 2, 1, 2, 9, 2, 2)],
  // As texts, 10 comes before 9 and -1 before -2.
  [at(9, 0, 10, 5, -1, 4, -2, 1, 100, 3, 2, 7)],
  // A new sheep removes many from the hull, in both halves.
  [at(0, 0, 1, -1, 2, -3, 3, -6, 4, -10, 5, -40)],
  [at(0, 0, 1, 1, 2, 3, 3, 6, 4, 10, 5, 40)],
  // Sheep lie on one line with the last side, or with the first one.
  [at(0, 0, 0, 1, 0, 2, 0, 3, 3, 3, 1, 3, 2, 3)],
  [at(0, 0, 1, 1, 2, 2, 3, 3, 3, 0, 3, 1, 2, 0)],
  // Sheep are almost on one line, at the largest distance.
  [at(-FURTHEST, -FURTHEST, FURTHEST, FURTHEST, 0, 1, 1, 0, 0, 0)],
  [at(-FURTHEST, -FURTHEST, FURTHEST, FURTHEST, FURTHEST - 1, FURTHEST, -FURTHEST, FURTHEST - 1)],
  [at(-FURTHEST, -FURTHEST, -FURTHEST, FURTHEST, FURTHEST, FURTHEST, FURTHEST, -FURTHEST, 0, 0)],
  [square(5)],
  [square(30)],
  (random: Random) => [flock(random, 30, 4)],
  (random: Random) => [flock(random, 200, 12)],
  (random: Random) => [line(random, 300, [-700, 500], [7, -5], 200)],
  (random: Random) => [line(random, 500, [FURTHEST, -FURTHEST], [-1, 2], FURTHEST)],
  (random: Random) => [flock(random, 3000, FURTHEST)],
  (random: Random) => [round(random, 4, 3)],
  (random: Random) => [[...round(random, 20, 50), ...flock(random, 1500, 3000)]],
  (random: Random) => [round(random, 60, 2)],
  (random: Random) => [flock(random, MOST, 2)],
]
