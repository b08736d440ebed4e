import type { Random } from '@callofcode/content/random'

/** Adds one stamp in each round, and keeps the amounts that fewer stamps cannot make. */
export function solve(stamps: number[], postage: number): number {
  const made = new Set([0])
  let newest = [0]
  for (let count = 0; newest.length > 0; count++) {
    if (made.has(postage)) return count
    const next: number[] = []
    for (const amount of newest) {
      for (const stamp of stamps) {
        const sum = amount + stamp
        if (sum > postage || made.has(sum)) continue
        made.add(sum)
        next.push(sum)
      }
    }
    newest = next
  }
  return -1
}

export function small(random: Random): [number[], number] {
  return [random.distinct(random.int(1, 3), 1, 9), random.int(0, 24)]
}

export function valid(stamps: number[], postage: number): string | undefined {
  if (stamps.length < 1) return 'There must be at least one kind of stamp.'
  if (stamps.length > 10) return 'There may be at most 10 kinds of stamps.'
  if (stamps.some((stamp) => stamp < 1 || stamp > 2 ** 31 - 1))
    return 'A stamp must be worth from 1 to 2^31 - 1.'
  if (new Set(stamps).size < stamps.length) return 'All values of stamps must be different.'
  if (postage < 0 || postage > 5000) return 'The postage must be from 0 to 5000.'
  return undefined
}
