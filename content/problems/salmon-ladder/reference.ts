import type { Random } from '@callofcode/content/random'

/** Goes from the topmost row down, as a way backwards takes the same strength. */
export function solve(pools: number[][]): number {
  let sums = pools[0] ?? []
  for (const row of pools.slice(1)) {
    const above = sums
    sums = row.map((pool, column) => pool + Math.min(...above.slice(Math.max(0, column - 1), column + 2)))
  }
  return Math.min(...sums)
}

export function small(random: Random): [number[][]] {
  return [ladder(random, random.int(1, 5), random.int(1, 4), random.pick([0, -9]), 9)]
}

export function valid(pools: number[][]): string | undefined {
  const columns = pools[0]?.length ?? 0
  if (pools.length < 1 || pools.length > 100) return 'There must be 1 to 100 rows.'
  if (columns < 1 || columns > 100) return 'There must be 1 to 100 pools in a row.'
  if (pools.some((row) => row.length !== columns)) return 'All rows must have the same number of pools.'
  if (pools.flat().some((pool) => pool < -1000 || pool > 1000)) return 'A pool must take from -1000 to 1000.'
  return undefined
}

export const ladder = (random: Random, rows: number, columns: number, low: number, high: number) =>
  random.array(rows, () => random.ints(columns, low, high))
