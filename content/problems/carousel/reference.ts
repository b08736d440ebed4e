import type { Random } from '@callofcode/content/random'

export function solve(riders: number[], bells: number): number[] {
  const seats = riders.length
  const after = riders.slice()
  for (const [seat, rider] of riders.entries()) after[(seat + bells) % seats] = rider
  return after
}

export function small(random: Random): [number[], number] {
  return [random.ints(random.int(1, 6), -9, 9), random.int(0, 15)]
}

export function valid(riders: number[], bells: number): string | undefined {
  if (riders.length < 1) return 'There must be at least one seat.'
  if (riders.length > 20_000) return 'There may be at most 20 000 seats.'
  if (riders.some((rider) => Math.abs(rider) > 1e9)) return 'A ticket number must be from -10^9 to 10^9.'
  if (bells < 0) return 'There cannot be fewer than 0 bells.'
  if (bells > 1e9) return 'There may be at most 10^9 bells.'
  return undefined
}
