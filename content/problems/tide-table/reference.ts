import type { Random } from '@callofcode/content/random'

export function solve(changes: number[], rise: number): number {
  const seen = new Map([[0, 1]])
  let [height, found] = [0, 0]
  for (const change of changes) {
    height += change
    found += seen.get(height - rise) ?? 0
    seen.set(height, (seen.get(height) ?? 0) + 1)
  }
  return found
}

export function small(random: Random): [number[], number] {
  return [random.ints(random.int(1, 7), -3, 3), random.int(-4, 4)]
}

export function valid(changes: number[], rise: number): string | undefined {
  if (changes.length < 1) return 'There must be at least one change.'
  if (changes.length > 20_000) return 'There may be at most 20 000 changes.'
  if (changes.some((change) => Math.abs(change) > 10_000)) return 'A change must be from -10^4 to 10^4.'
  if (Math.abs(rise) > 1e9) return '`rise` must be from -10^9 to 10^9.'
  return undefined
}
