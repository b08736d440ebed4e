import type { Random } from '@callofcode/content/random'

export function solve(lanterns: number[], k: number): number[] {
  return lanterns.filter((_, at) => at !== lanterns.length - k)
}

export function small(random: Random): [number[], number] {
  const count = random.int(1, 6)
  return [random.ints(count, -3, 9), random.int(1, count)]
}

export function valid(lanterns: number[], k: number): string | undefined {
  if (lanterns.length < 1) return 'There must be at least one lantern.'
  if (lanterns.length > 10_000) return 'There may be at most 10 000 lanterns.'
  if (lanterns.some((lantern) => Math.abs(lantern) > 1e9)) return 'A value must be from -10^9 to 10^9.'
  if (k < 1 || k > lanterns.length) return 'k must be from 1 to the number of lanterns.'
  return undefined
}
