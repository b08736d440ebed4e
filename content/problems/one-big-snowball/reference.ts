import type { Random } from '@callofcode/content/random'

/** Finds the effort of each part of the row, short parts first, by the gap that the last push closes. */
export function solve(weights: number[]): number {
  const efforts = new Map<string, number>()
  const effortOf = (from: number, to: number) => efforts.get(`${from} ${to}`) ?? 0
  for (let length = 2; length <= weights.length; length++) {
    for (let from = 0; from + length <= weights.length; from++) {
      const to = from + length
      const weight = weights.slice(from, to).reduce((sum, ball) => sum + ball, 0)
      let least = Number.POSITIVE_INFINITY
      for (let gap = from + 1; gap < to; gap++)
        least = Math.min(least, effortOf(from, gap) + effortOf(gap, to))
      efforts.set(`${from} ${to}`, weight + least)
    }
  }
  return effortOf(0, weights.length)
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 6), 1, 9)]
}

export function valid(weights: number[]): string | undefined {
  if (weights.length < 1) return 'There must be at least one snowball.'
  if (weights.length > 100) return 'There may be at most 100 snowballs.'
  if (weights.some((weight) => weight < 1 || weight > 1e9)) return 'A weight must be from 1 to 10^9.'
  return undefined
}
