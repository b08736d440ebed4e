import type { Random } from '@callofcode/content/random'

/** Takes for each prime its highest power in any of the periods. */
export function solve(periods: number[]): number {
  const highest = new Map<number, number>()
  for (const period of new Set(periods))
    for (const [prime, power] of factors(period)) highest.set(prime, Math.max(power, highest.get(prime) ?? 0))
  return [...highest.values()].reduce((product, power) => product * power, 1)
}

/** Returns the primes that divide a number, with their exponents. */
function factors(number: number): Map<number, number> {
  const found = new Map<number, number>()
  let rest = number
  for (let prime = 2; prime * prime <= rest; prime++)
    for (; rest % prime === 0; rest /= prime) found.set(prime, (found.get(prime) ?? 1) * prime)
  if (rest > 1) found.set(rest, (found.get(rest) ?? 1) * rest)
  return found
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 4), 1, 12)]
}

export function valid(periods: number[]): string | undefined {
  if (periods.length < 1 || periods.length > 1000) return 'There must be 1 to 1000 clocks.'
  if (periods.some((one) => one < 1 || one > 1e9)) return 'A period must be from 1 to 10^9 minutes.'
  if (solve(periods) > 1e15) return 'The answer must not be more than 10^15.'
  return undefined
}
