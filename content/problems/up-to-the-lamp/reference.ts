import type { Random } from '@callofcode/content/random'

/** Goes through the numbers of moves of three and of two steps, and counts the arrangements with the moves of one. */
export function solve(steps: number): number {
  let climbs = 0
  for (let threes = 0; threes * 3 <= steps; threes++) {
    for (let twos = 0; threes * 3 + twos * 2 <= steps; twos++) {
      const ones = steps - threes * 3 - twos * 2
      climbs += choose(threes + twos + ones, threes) * choose(twos + ones, twos)
    }
  }
  return climbs
}

/** Each product is divided at once, so that all values stay whole and below 2^53. */
function choose(all: number, some: number): number {
  let ways = 1
  for (let at = 1; at <= some; at++) ways = (ways * (all - some + at)) / at
  return ways
}

export function small(random: Random): [number] {
  return [random.int(1, 12)]
}

export function valid(steps: number): string | undefined {
  if (steps < 1) return 'There must be at least one step.'
  if (steps > 55) return 'There may be at most 55 steps.'
  return undefined
}
