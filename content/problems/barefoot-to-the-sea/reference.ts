import type { Random } from '@callofcode/content/random'

/** Goes from the sea back to the hut and stores for each plank the heat from that plank on. */
export function solve(heat: number[]): number {
  const toCome = [...heat, 0, 0]
  for (let plank = heat.length - 1; plank >= 0; plank--)
    toCome[plank] = (heat[plank] ?? 0) + Math.min(toCome[plank + 1] ?? 0, toCome[plank + 2] ?? 0)
  return Math.min(toCome[0] ?? 0, toCome[1] ?? 0)
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 9)]
}

export function valid(heat: number[]): string | undefined {
  if (heat.length < 1) return 'There must be at least one plank.'
  if (heat.length > 5000) return 'There may be at most 5000 planks.'
  if (heat.some((plank) => plank < 0 || plank > 1e5)) return 'The heat of a plank must be from 0 to 10^5.'
  return undefined
}
