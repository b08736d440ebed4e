import type { Random } from '@callofcode/content/random'

/** Adds one weight at a time and keeps all differences that the weights so far can make. */
export function solve(weights: number[], goods: number): boolean {
  let made = new Set([0])
  for (const weight of weights) made = new Set([...made].flatMap((one) => [one - weight, one, one + weight]))
  return made.has(goods)
}

export function small(random: Random): [number[], number] {
  return [random.ints(random.int(1, 4), 1, 9), random.int(1, 15)]
}

export function valid(weights: number[], goods: number): string | undefined {
  if (weights.length < 1 || weights.length > 11) return 'There must be 1 to 11 weights.'
  if (weights.some((one) => one < 1 || one > 1e8)) return 'A weight must be from 1 to 10^8 grams.'
  if (goods < 1 || goods > 1e9) return 'The goods must weigh 1 to 10^9 grams.'
  return undefined
}
