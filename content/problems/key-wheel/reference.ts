import type { Random } from '@callofcode/content/random'

/** The surest way: one hook after another. */
export function solve(keys: number[], wanted: number): number {
  return keys.indexOf(wanted)
}

export function small(random: Random): [number[], number] {
  const count = random.int(1, 7)
  return [wheel(random.distinct(count, -6, 9), random.int(0, count - 1)), random.int(-6, 9)]
}

export function valid(keys: number[], wanted: number): string | undefined {
  if (keys.length < 1) return 'There must be at least one key.'
  if (keys.length > 20_000) return 'There may be at most 20 000 keys.'
  if ([wanted, ...keys].some((key) => Math.abs(key) > 1e9)) return 'A number must be from -10^9 to 10^9.'
  if (new Set(keys).size < keys.length) return 'All keys must have different numbers.'
  const falls = keys.filter((key, hook) => key > (keys[(hook + 1) % keys.length] ?? key)).length
  if (falls > 1) return 'The numbers must ascend once around the wheel.'
  return undefined
}

/** The keys in ascending order, and then so many of them moved from the front to the back. */
export function wheel(keys: number[], turned: number): number[] {
  const sorted = keys.toSorted((one, other) => one - other)
  return [...sorted.slice(turned), ...sorted.slice(0, turned)]
}
