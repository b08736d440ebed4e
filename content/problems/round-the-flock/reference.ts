import type { Random } from '@callofcode/content/random'

export type Place = [x: number, y: number]

const FURTHEST = 1_000_000

/** Positive if `c` lies to the left of the line from `a` to `b`. */
const side = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

const distance = ([ax, ay]: Place, [bx, by]: Place) => Math.abs(bx - ax) + Math.abs(by - ay)

/** Wraps the flock: goes from each turn to the place that has no sheep to the right of the line to it. */
export function solve(sheep: Place[]): Place[] {
  const first = sheep.reduce((one, other) =>
    other[0] < one[0] || (other[0] === one[0] && other[1] < one[1]) ? other : one,
  )
  const way = [first]
  for (;;) {
    const here = way.at(-1) ?? first
    let next = here
    for (const place of sheep) {
      const turn = side(here, next, place)
      if (turn < 0 || (turn === 0 && distance(here, place) > distance(here, next))) next = place
    }
    if (distance(next, first) === 0) return way
    way.push(next)
  }
}

export function small(random: Random): [Place[]] {
  return [flock(random, random.int(1, 7), random.int(0, 3))]
}

/** Makes sheep anywhere with coordinates up to `furthest` in both directions. */
export const flock = (random: Random, count: number, furthest: number) =>
  random.array(count, (): Place => [random.int(-furthest, furthest), random.int(-furthest, furthest)])

export function valid(sheep: Place[]): string | undefined {
  if (sheep.length < 1 || sheep.length > 10_000) return 'There must be 1 to 10 000 sheep.'
  if (sheep.some((place) => place.length !== 2)) return 'A place must have two coordinates.'
  if (sheep.flat().some((one) => Math.abs(one) > FURTHEST)) return 'A coordinate must be from -10^6 to 10^6.'
  return undefined
}
