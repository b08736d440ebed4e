import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LONGEST = 10_000

/** Counts the sellers by the second at which they become free, with those seconds in order. A child takes the first one. */
export function solve(sellers: number, seconds: number[]): number[] {
  const free = new Map([[0, sellers]])
  let now = 0
  return seconds.map((busy) => {
    while (!free.get(now)) free.delete(now++)
    free.set(now, (free.get(now) ?? 0) - 1)
    free.set(now + busy, (free.get(now + busy) ?? 0) + 1)
    return now + busy
  })
}

export function small(random: Random): [number, number[]] {
  return [random.int(1, 4), random.ints(random.int(1, 8), 1, 9)]
}

export function valid(sellers: number, seconds: number[]): string | undefined {
  if (sellers < 1 || sellers > MOST) return 'There must be 1 to 20 000 sellers.'
  if (seconds.length < 1 || seconds.length > MOST) return 'There must be 1 to 20 000 children.'
  if (seconds.some((busy) => busy < 1 || busy > LONGEST)) return 'A child must take from 1 to 10^4 seconds.'
  return undefined
}
