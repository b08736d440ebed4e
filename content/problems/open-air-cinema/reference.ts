import type { Random } from '@callofcode/content/random'

/** Goes from the highest house down. Neighbours that are at least as high grow together into groups. */
export function solve(fronts: number[]): number {
  const widthAt = new Map<number, number>()
  const order = fronts.map((_, at) => at).sort((one, other) => (fronts[other] ?? 0) - (fronts[one] ?? 0))
  let largest = 0
  for (const at of order) {
    // A group stores its width only at its two ends.
    const left = widthAt.get(at - 1) ?? 0
    const right = widthAt.get(at + 1) ?? 0
    const width = left + 1 + right
    for (const place of [at - left, at, at + right]) widthAt.set(place, width)
    largest = Math.max(largest, width * (fronts[at] ?? 0))
  }
  return largest
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, random.pick([3, 9]))]
}

export function valid(fronts: number[]): string | undefined {
  if (fronts.length < 1) return 'There must be at least one house.'
  if (fronts.length > 15_000) return 'There may be at most 15 000 houses.'
  if (fronts.some((front) => front < 0 || front > 1e5)) return 'A front must be from 0 to 10^5 high.'
  return undefined
}
