import type { Random } from '@callofcode/content/random'

/** Removes houses with a single bridge until only the circle is left. */
export function solve(bridges: number[][]): number[] {
  const across = Array.from({ length: bridges.length + 1 }, () => new Set<number>())
  for (const [one = 0, other = 0] of bridges) {
    across[one]?.add(other)
    across[other]?.add(one)
  }
  const ends = [...across.keys()].filter((house) => across[house]?.size === 1)
  for (const house of ends) {
    for (const next of across[house] ?? []) {
      across[next]?.delete(house)
      if (across[next]?.size === 1) ends.push(next)
    }
    across[house]?.clear()
  }
  return bridges.findLast(([one = 0, other = 0]) => across[one]?.has(other)) ?? []
}

export function small(random: Random): [number[][]] {
  const houses = random.int(3, 7)
  return [random.graph(houses, houses, { connected: true, first: 1 })]
}

export function valid(bridges: number[][]): string | undefined {
  const houses = bridges.length
  if (houses < 3) return 'There must be at least three bridges.'
  if (houses > 10_000) return 'There may be at most 10 000 bridges.'
  if (bridges.some((bridge) => bridge.length !== 2)) return 'Every bridge must have two ends.'
  if (bridges.flat().some((house) => house < 1 || house > houses))
    return 'Houses are numbered from 1 to the number of bridges.'
  if (bridges.some(([one, other]) => one === other)) return 'A bridge must lead to another house.'
  const pairs = bridges.map(([one = 0, other = 0]) => Math.max(one, other) * 20_000 + Math.min(one, other))
  if (new Set(pairs).size < houses) return 'Between two houses there may be only one bridge.'
  if (reached(bridges) < houses) return 'One must be able to get from every house to every other one.'
  return undefined
}

/** Returns the number of houses that can be reached from the first one. */
function reached(bridges: number[][]): number {
  const across = Array.from({ length: bridges.length + 1 }, (): number[] => [])
  for (const [one = 0, other = 0] of bridges) {
    across[one]?.push(other)
    across[other]?.push(one)
  }
  const seen = new Set([1])
  for (const house of seen) for (const next of across[house] ?? []) seen.add(next)
  return seen.size
}
