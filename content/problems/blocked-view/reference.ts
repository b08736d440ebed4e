import type { Random } from '@callofcode/content/random'

/** Counts, with a Fenwick tree over the ranks of the heights, how many people further in front are taller. */
export function solve(heights: number[]): number {
  const rankOf = new Map([...new Set(heights)].sort((a, b) => a - b).map((height, at) => [height, at + 1]))
  const seen = new Int32Array(rankOf.size + 1)
  let count = 0
  heights.forEach((height, before) => {
    const rank = rankOf.get(height) ?? 0
    let notTaller = 0
    for (let at = rank; at > 0; at -= at & -at) notTaller += seen[at] ?? 0
    count += before - notTaller
    for (let at = rank; at < seen.length; at += at & -at) seen[at] = (seen[at] ?? 0) + 1
  })
  return count
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 6)]
}

export function valid(heights: number[]): string | undefined {
  if (heights.length < 1) return 'There must be at least one person.'
  if (heights.length > 66_000) return 'There may be at most 66 000 people.'
  if (heights.some((height) => height < 0 || height > 1e9)) return 'A height must be from 0 to 10^9.'
  return undefined
}
