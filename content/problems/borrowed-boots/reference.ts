import type { Random } from '@callofcode/content/random'

/** Goes from the largest feet to the smallest. A child who fits into the largest pair gets it. */
export function solve(feet: number[], boots: number[]): number {
  const pairs = [...boots].sort((one, other) => one - other)
  let served = 0
  for (const size of [...feet].sort((one, other) => other - one)) {
    if ((pairs.at(-1) ?? 0) < size) continue
    pairs.pop()
    served++
  }
  return served
}

export function small(random: Random): [number[], number[]] {
  return [random.ints(random.int(1, 4), 1, 9), random.ints(random.int(0, 4), 1, 11)]
}

export function valid(feet: number[], boots: number[]): string | undefined {
  if (feet.length < 1 || feet.length > 20_000) return 'There must be 1 to 20 000 children.'
  if (boots.length > 20_000) return 'There may be at most 20 000 pairs of boots.'
  if ([...feet, ...boots].some((size) => size < 1 || size > 1e9)) return 'A size must be from 1 to 10^9.'
  return undefined
}
