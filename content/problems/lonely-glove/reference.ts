import type { Random } from '@callofcode/content/random'

const LEAST = -(2 ** 31)
const MOST = 2 ** 31 - 1

export function solve(gloves: number[]): number {
  const waiting = new Set<number>()
  for (const glove of gloves) if (!waiting.delete(glove)) waiting.add(glove)
  return [...waiting][0] ?? 0
}

export function small(random: Random): [number[]] {
  return [row(random, random.int(0, 3), -6, 6)]
}

export function valid(gloves: number[]): string | undefined {
  if (gloves.length < 1) return 'There must be at least one glove.'
  if (gloves.length > 19_999) return 'There may be at most 19 999 gloves.'
  if (gloves.some((glove) => glove < LEAST || glove > MOST)) return 'A number must be from -2^31 to 2^31 - 1.'
  const counts = new Map<number, number>()
  for (const glove of gloves) counts.set(glove, (counts.get(glove) ?? 0) + 1)
  const single = [...counts.values()].filter((count) => count === 1).length
  if (single !== 1) return `Exactly one number must be there once, but ${single} are.`
  for (const [glove, count] of counts)
    if (count > 2) return `The number ${glove} is there ${count} times, which is more than twice.`
  return undefined
}

/** Makes `pairs` pairs and one more glove, in any order. */
export function row(random: Random, pairs: number, low: number, high: number): number[] {
  const [single = 0, ...paired] = random.distinct(pairs + 1, low, high)
  return random.shuffle([single, ...paired, ...paired])
}
