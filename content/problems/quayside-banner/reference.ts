import type { Random } from '@callofcode/content/random'

/** Goes from the highest pole down. The banner at a pole reaches to the farthest pole that is at least as high. */
export function solve(poles: number[]): number {
  const byHeight = poles.map((_, at) => at).sort((one, other) => (poles[other] ?? 0) - (poles[one] ?? 0))
  let first = poles.length
  let last = -1
  let largest = 0
  for (const at of byHeight) {
    first = Math.min(first, at)
    last = Math.max(last, at)
    largest = Math.max(largest, (poles[at] ?? 0) * Math.max(at - first, last - at))
  }
  return largest
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(2, 7), 0, 9)]
}

export function valid(poles: number[]): string | undefined {
  if (poles.length < 2) return 'There must be at least two poles.'
  if (poles.length > 20_000) return 'There may be at most 20 000 poles.'
  if (poles.some((pole) => pole < 0 || pole > 10_000)) return 'A pole must be from 0 to 10 000 metres high.'
  return undefined
}
