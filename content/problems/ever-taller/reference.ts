import type { Random } from '@callofcode/content/random'

/** Finds the longest row that ends with each height, in a Fenwick tree over the ranks of the heights. */
export function solve(heights: number[]): number {
  const placeOf = new Map(
    [...new Set(heights)].sort((one, other) => one - other).map((height, at) => [height, at + 1]),
  )
  const longest = new Array<number>(placeOf.size + 1).fill(0)
  let most = 0
  for (const height of heights) {
    const place = placeOf.get(height) ?? 1
    let below = 0
    for (let at = place - 1; at > 0; at -= at & -at) below = Math.max(below, longest[at] ?? 0)
    for (let at = place; at < longest.length; at += at & -at)
      longest[at] = Math.max(longest[at] ?? 0, below + 1)
    most = Math.max(most, below + 1)
  }
  return most
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 8), 1, 9)]
}

export function valid(heights: number[]): string | undefined {
  if (heights.length < 1) return 'There must be at least one dancer.'
  if (heights.length > 20_000) return 'There may be at most 20 000 dancers.'
  if (heights.some((height) => height < 1 || height > 1e9)) return 'A height must be from 1 to 10^9.'
  return undefined
}
