import type { Random } from '@callofcode/content/random'

export function solve(weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = 0
  let cuts = 0
  for (const weight of weights.slice(0, -1)) {
    left += weight
    if (left === total - left) cuts++
  }
  return cuts
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), -3, 3)]
}

export function valid(weights: number[]): string | undefined {
  if (weights.length < 1) return 'There must be at least one bead.'
  if (weights.length > 50_000) return 'There may be at most 50 000 beads.'
  if (weights.some((weight) => Math.abs(weight) > 1e9)) return 'A weight must be from -10^9 to 10^9.'
  return undefined
}
