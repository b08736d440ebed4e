import type { Random } from '@callofcode/content/random'

export function solve(scores: number[], beds: number): number {
  return scores.sort((one, other) => other - one)[beds - 1] ?? 0
}

export function small(random: Random): [number[], number] {
  const guests = random.int(1, 6)
  return [random.ints(guests, -3, 12), random.int(1, guests)]
}

export function valid(scores: number[], beds: number): string | undefined {
  if (scores.length < 1) return 'There must be at least one guest.'
  if (scores.length > 20_000) return 'There may be at most 20 000 guests.'
  if (scores.some((score) => Math.abs(score) > 1e9)) return 'A score must be from -10^9 to 10^9.'
  if (beds < 1 || beds > scores.length) return 'beds must be from 1 to the number of guests.'
  return undefined
}
