import type { Random } from '@callofcode/content/random'

export function solve(pulls: number[], wanted: number): number[] {
  const indexOf = new Map<number, number>()
  for (const [index, pull] of pulls.entries()) {
    const partner = indexOf.get(wanted - pull)
    if (partner !== undefined) return [partner, index]
    indexOf.set(pull, index)
  }
  return []
}

export function small(random: Random): [number[], number] {
  // Most draws have exactly one pair. The others are drawn again.
  for (;;) {
    const pulls = random.ints(random.int(2, 6), -5, 5)
    const wanted = random.int(-6, 6)
    if (pairs(pulls, wanted) === 1) return [pulls, wanted]
  }
}

export function valid(pulls: number[], wanted: number): string | undefined {
  if (pulls.length < 2) return 'There must be at least two things.'
  if (pulls.length > 20_000) return 'There may be at most 20 000 things.'
  if (pulls.some((pull) => Math.abs(pull) > 1e9)) return 'A pull must be from -10^9 to 10^9.'
  if (Math.abs(wanted) > 1e9) return '`wanted` must be from -10^9 to 10^9.'
  const count = pairs(pulls, wanted)
  if (count !== 1) return `Exactly one pair must have the sum ${wanted}, but ${count} pairs have it.`
  return undefined
}

/** Returns the number of pairs of different indices that have the sum. */
function pairs(pulls: number[], wanted: number): number {
  const seen = new Map<number, number>()
  let count = 0
  for (const pull of pulls) {
    count += seen.get(wanted - pull) ?? 0
    seen.set(pull, (seen.get(pull) ?? 0) + 1)
  }
  return count
}
