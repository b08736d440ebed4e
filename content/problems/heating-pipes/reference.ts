import type { Random } from '@callofcode/content/random'

/** Uses Kruskal's algorithm: takes the shortest pipe first, if it joins two groups. */
export function solve(houses: number[][]): number {
  const pipes = houses
    .flatMap((one, from) =>
      houses.slice(0, from).map((other, to) => ({ from, to, length: apart(one, other) })),
    )
    .sort((one, other) => one.length - other.length)
  const leader = houses.map((_, at) => at)
  const find = (house: number): number => {
    const next = leader[house] ?? house
    if (next === house) return house
    const found = find(next)
    leader[house] = found
    return found
  }
  let total = 0
  for (const { from, to, length } of pipes) {
    if (find(from) === find(to)) continue
    leader[find(from)] = find(to)
    total += length
  }
  return total
}

const apart = ([x = 0, y = 0]: number[], [u = 0, v = 0]: number[]) => Math.abs(x - u) + Math.abs(y - v)

export function small(random: Random): [number[][]] {
  return [random.distinct(random.int(1, 6), 0, 48).map((spot) => [(spot % 7) - 3, Math.floor(spot / 7) - 3])]
}

export function valid(houses: number[][]): string | undefined {
  if (houses.length < 1) return 'There must be at least one house.'
  if (houses.length > 500) return 'There may be at most 500 houses.'
  if (houses.some((house) => house.length !== 2)) return 'Every house must have an x and a y.'
  if (houses.flat().some((value) => Math.abs(value) > 1e6)) return 'x and y must be from -10^6 to 10^6.'
  if (new Set(houses.map(String)).size < houses.length) return 'No two houses may be at the same place.'
  return undefined
}
