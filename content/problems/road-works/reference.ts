import type { Random } from '@callofcode/content/random'

export function solve(works: number[][]): number[][] {
  const stretches: [number, number][] = []
  const sorted = works.toSorted(([one = 0], [other = 0]) => one - other)
  for (const [from = 0, to = 0] of sorted) {
    const last = stretches.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else stretches.push([from, to])
  }
  return stretches
}

export function small(random: Random): [number[][]] {
  return [sites(random, random.int(1, 6), 14, 4)]
}

export function valid(works: number[][]): string | undefined {
  if (works.length < 1) return 'There must be at least one site.'
  if (works.length > 10_000) return 'There may be at most 10 000 sites.'
  if (works.some((site) => site.length !== 2)) return 'A site must be a pair of two numbers.'
  if (works.some(([from = 0, to = 0]) => from < 0 || to > 1e9)) return 'A site must lie within 0 to 10^9.'
  if (works.some(([from = 0, to = 0]) => from > to)) return 'A site must not end in front of its beginning.'
  return undefined
}

/** Makes sites on a road of this length, none longer than `longest`. */
export function sites(random: Random, count: number, road: number, longest: number): number[][] {
  return random.array(count, () => {
    const from = random.int(0, road)
    return [from, random.int(from, Math.min(road, from + longest))]
  })
}
