import type { Random } from '@callofcode/content/random'

export type Reading = [a: number, b: number, higher: number]

/** Keeps each group as a list and knows all of its heights. The smaller group moves into the larger one. */
export function solve(poles: number, readings: Reading[]): number[] {
  const height = new Array<number>(poles + 1).fill(0)
  const groups = height.map((_, pole) => [pole])
  const wrong: number[] = []
  for (const [at, [a, b, higher]] of readings.entries()) {
    const [one = [], other = []] = [groups[a], groups[b]]
    const missing = (height[a] ?? 0) + higher - (height[b] ?? 0)
    if (one === other) {
      if (missing !== 0) wrong.push(at)
      continue
    }
    const [large, few, shift] = one.length >= other.length ? [one, other, missing] : [other, one, -missing]
    for (const pole of few) {
      height[pole] = (height[pole] ?? 0) + shift
      groups[pole] = large
      large.push(pole)
    }
  }
  return wrong
}

export function small(random: Random): [number, Reading[]] {
  const poles = random.int(1, 5)
  return [poles, random.array(random.int(1, 8), () => anyReading(random, poles, 2))]
}

export const anyReading = (random: Random, poles: number, most: number): Reading => [
  random.int(1, poles),
  random.int(1, poles),
  random.int(-most, most),
]

export function valid(poles: number, readings: Reading[]): string | undefined {
  if (poles < 1 || poles > 20_000) return 'There must be 1 to 20 000 poles.'
  if (readings.length < 1) return 'There must be at least one reading.'
  if (readings.length > 20_000) return 'There may be at most 20 000 readings.'
  if (readings.some((reading) => reading.length !== 3)) return 'A reading must be three numbers.'
  if (readings.some(([a, b]) => Math.min(a, b) < 1 || Math.max(a, b) > poles))
    return 'A pole must have a number from 1 to poles.'
  if (readings.some(([, , higher]) => Math.abs(higher) > 1e9))
    return 'A difference must be from -10^9 to 10^9.'
  return undefined
}
