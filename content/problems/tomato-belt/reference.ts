import type { Random } from '@callofcode/content/random'

/** Returns the sorted belt. */
export function solve(belt: number[]): number[] {
  return [0, 1, 2].flatMap((kind) => belt.filter((one) => one === kind))
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 2)]
}

export function valid(belt: number[]): string | undefined {
  if (belt.length < 1) return 'There must be at least one tomato.'
  if (belt.length > 20_000) return 'There may be at most 20 000 tomatoes.'
  if (belt.some((kind) => kind !== 0 && kind !== 1 && kind !== 2)) return 'A tomato must be 0, 1 or 2.'
  return undefined
}
