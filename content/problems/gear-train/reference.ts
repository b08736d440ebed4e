import type { Random } from '@callofcode/content/random'

/** Counts the zeros. The product without a stage is not 0 only if all other stages have no zero. */
export function solve(factors: number[]): number[] {
  const zeros = factors.filter((factor) => factor === 0).length
  const turning = factors.reduce((product, factor) => product * (factor === 0 ? 1 : factor), 1)
  return factors.map((factor) => {
    if (factor === 0) return zeros === 1 ? turning : 0
    return zeros === 0 ? turning / factor : 0
  })
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(2, 6), -4, 4)]
}

export function valid(factors: number[]): string | undefined {
  if (factors.length < 2) return 'There must be at least two stages.'
  if (factors.length > 20_000) return 'There may be at most 20 000 stages.'
  if (factors.some((factor) => Math.abs(factor) > 1e9)) return 'A factor must be from -10^9 to 10^9.'
  const turning = factors.reduce((product, factor) => product * (factor === 0 ? 1 : factor), 1)
  if (!(Math.abs(turning) <= 1e9))
    return 'The product of all factors that are not 0 must be from -10^9 to 10^9.'
  return undefined
}
