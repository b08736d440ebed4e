import type { Random } from '@callofcode/content/random'
import { type Place, written } from './reference.ts'

const STONES = 200
const LYNXES = 1000
const FURTHEST = 1_000_000

/** Makes places from the numbers x y x y …, so that they fit in one line. */
const at = (...numbers: number[]) =>
  Array.from(
    { length: numbers.length / 2 },
    (_, place): Place => [numbers[2 * place] ?? 0, numbers[2 * place + 1] ?? 0],
  )

export const samples = [
  written(at(0, 0, 6, 0, 6, 4, 0, 4), at(3, 2, 7, 2, 6, 3, 0, 0)),
  written(at(0, 0, 8, 0, 8, 6, 6, 6, 4, 2, 2, 6, 0, 6), at(1, 2, 4, 4, 3, 4, 1, 6)),
]

/** Returns every place from -1 to the given one, in both directions. */
const everywhere = (furthest: number) =>
  Array.from(
    { length: (furthest + 2) ** 2 },
    (_, place): Place => [(place % (furthest + 2)) - 1, Math.floor(place / (furthest + 2)) - 1],
  )

/** Makes stones in all directions around the origin, at any distance: notches and spikes. */
function star(random: Random, count: number, furthest: number): Place[] {
  return Array.from({ length: count }, (_, stone): Place => {
    const angle = (2 * Math.PI * (stone + random.fraction() / 2)) / count
    const distance = furthest * (0.2 + 0.8 * random.fraction())
    return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))]
  })
}

/** Makes a wall with teeth on its upper side. Many stones have the same y. */
function comb(teeth: number, width: number, height: number): Place[] {
  const upper = Array.from({ length: teeth }, (_, tooth) =>
    at(2 * tooth * width, height, (2 * tooth + 1) * width, 1),
  ).flat()
  return [...at(0, 0), ...upper, ...at(2 * teeth * width, height, 2 * teeth * width, 0)]
}

/** Returns stones, places on the segments between them, and places next to these. */
function near(random: Random, stones: Place[], count: number): Place[] {
  return random.array(count, (): Place => {
    const stone = random.int(0, stones.length - 1)
    const [ax, ay] = stones[stone] ?? [0, 0]
    const [bx, by] = stones[(stone + 1) % stones.length] ?? [0, 0]
    const steps = random.pick([1, 2, 3])
    const away = random.pick([0, 0, 1])
    return [ax + Math.trunc((bx - ax) / steps), ay + Math.trunc((by - ay) / steps) - away]
  })
}

const far = (random: Random, count: number, furthest: number) =>
  random.array(count, (): Place => [random.int(-furthest, furthest), random.int(-furthest, furthest)])

const turned = (stones: Place[]) => stones.map(([x, y]): Place => [-y, x])

export const tests = [
  written(at(0, 0, 1, 0, 0, 1), everywhere(2)),
  written(at(0, 0, 0, 1, 1, 0), everywhere(2)),
  // The ray leads through the corner of a diamond.
  written(at(2, 0, 4, 2, 2, 4, 0, 2), everywhere(5)),
  // Stairs, a notch and a spike, each in both directions.
  written(at(0, 0, 4, 0, 4, 2, 3, 2, 3, 3, 2, 3, 2, 4, 0, 4), everywhere(5)),
  written(at(0, 0, 0, 4, 2, 1, 4, 4, 4, 0), everywhere(5)),
  written(at(0, 3, 3, 3, 3, 0, 4, 3, 7, 3, 4, 4, 3, 7, 3, 4), everywhere(8)),
  written(at(3, 4, 3, 7, 4, 4, 7, 3, 4, 3, 3, 0, 3, 3, 0, 3), everywhere(8)),
  // Stones lie within a straight side.
  written(at(0, 0, 2, 0, 5, 0, 5, 3, 5, 5, 4, 4, 2, 2), everywhere(6)),
  // The border winds like a snail shell.
  written(
    at(0, 0, 8, 0, 8, 8, 2, 8, 2, 3, 5, 3, 5, 5, 4, 5, 4, 4, 3, 4, 3, 7, 7, 7, 7, 1, 0, 1),
    everywhere(9),
  ),
  written(comb(4, 1, 4), everywhere(9)),
  written(turned(comb(4, 1, 4)), at(-2, 2, -1, 3, -1, 2, -3, 4, -4, 4, -5, 4, -4, 5, 0, 0, 1, 1)),
  // A third of a segment has no exact decimal, but the place is on the border.
  written(at(0, 0, 3, 30, 9, 10), at(1, 10, 2, 20, 5, 23, 7, 16, 6, 20, 8, 13, 3, 4, 2, 19)),
  // One forty-ninth, added forty-nine times, is exact.
  written(at(0, 0, 2, 98, -40, 98), at(1, 49, 0, 49, 2, 49, 2, 98)),
  // A very thin park, and the largest park.
  written(
    at(-FURTHEST, -FURTHEST, FURTHEST, FURTHEST, FURTHEST, FURTHEST - 1),
    at(0, 0, 1, 0, 0, 1, FURTHEST, FURTHEST, -FURTHEST, FURTHEST, 500_000, 500_000, 500_000, 499_999),
  ),
  (random: Random) =>
    written(at(-FURTHEST, -FURTHEST, FURTHEST, -FURTHEST, FURTHEST, FURTHEST, -FURTHEST, FURTHEST), [
      ...at(FURTHEST, FURTHEST, -FURTHEST, 0, 0, FURTHEST, 1, 2),
      ...far(random, 300, FURTHEST),
    ]),
  written(
    at(0, -FURTHEST, FURTHEST, 999_999, 0, FURTHEST, -FURTHEST, 999_999),
    at(500_000, 0, 1, -999_998, 0, 0, 0, 999_999, 1, FURTHEST, -500_000, -1, 750_000, 500_000),
  ),
  (random: Random) => {
    const stones = star(random, 12, 40)
    return written(stones, [...near(random, stones, 100), ...far(random, 200, 45)])
  },
  (random: Random) => {
    const stones = star(random, 60, 5000).reverse()
    return written(stones, [...near(random, stones, 300), ...far(random, 300, 5000)])
  },
  (random: Random) => {
    const stones = comb(98, 20, 90)
    return written(stones, near(random, stones, LYNXES))
  },
  (random: Random) => {
    const stones = star(random, STONES, FURTHEST)
    return written(stones, [...near(random, stones, LYNXES / 2), ...far(random, LYNXES / 2, FURTHEST)])
  },
]
