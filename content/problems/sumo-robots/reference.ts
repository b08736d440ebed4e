import type { Random } from '@callofcode/content/random'

/** Keeps a sorted row and puts the winner back at its place. */
export function solve(charges: number[]): number {
  const robots = charges.slice().sort((one, other) => one - other)
  while (robots.length > 1) {
    const largest = robots.pop() ?? 0
    const left = largest - (robots.pop() ?? 0)
    if (left === 0) continue
    let [low, high] = [0, robots.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((robots[middle] ?? 0) < left) low = middle + 1
      else high = middle
    }
    robots.splice(low, 0, left)
  }
  return robots[0] ?? 0
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 6), 1, 12)]
}

export function valid(charges: number[]): string | undefined {
  if (charges.length < 1) return 'There must be at least one robot.'
  if (charges.length > 10_000) return 'There may be at most 10 000 robots.'
  if (charges.some((charge) => charge < 1 || charge > 1e9)) return 'A charge must be from 1 to 10^9.'
  return undefined
}
