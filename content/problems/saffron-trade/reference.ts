import type { Random } from '@callofcode/content/random'

/** Finds the largest sum of consecutive changes from day to day. */
export function solve(prices: number[]): number {
  let best = 0
  let stretch = 0
  for (let day = 1; day < prices.length; day++) {
    stretch = Math.max(0, stretch + (prices[day] ?? 0) - (prices[day - 1] ?? 0))
    best = Math.max(best, stretch)
  }
  return best
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 12)]
}

export function valid(prices: number[]): string | undefined {
  if (prices.length < 1) return 'There must be at least one day.'
  if (prices.length > 20_000) return 'There may be at most 20 000 days.'
  if (prices.some((price) => price < 0 || price > 1e9)) return 'A price must be from 0 to 10^9.'
  return undefined
}
