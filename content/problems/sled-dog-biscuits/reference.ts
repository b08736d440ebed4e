import type { Random } from '@callofcode/content/random'

/** Goes from the least effort to the most. Each neighbour with less effort already has its biscuits. */
export function solve(effort: number[]): number {
  const biscuits = effort.map(() => 0)
  const order = effort.map((_, dog) => dog).sort((one, other) => (effort[one] ?? 0) - (effort[other] ?? 0))
  for (const dog of order) {
    const below = [dog - 1, dog + 1].filter((other) => (effort[other] ?? Infinity) < (effort[dog] ?? 0))
    biscuits[dog] = 1 + Math.max(0, ...below.map((other) => biscuits[other] ?? 0))
  }
  return biscuits.reduce((sum, count) => sum + count, 0)
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 8), 0, random.pick([2, 9]))]
}

export function valid(effort: number[]): string | undefined {
  if (effort.length < 1) return 'There must be at least one dog.'
  if (effort.length > 20_000) return 'There may be at most 20 000 dogs.'
  if (effort.some((one) => one < 0 || one > 1e9)) return 'An effort must be from 0 to 10^9.'
  return undefined
}
