import type { Random } from '@callofcode/content/random'

/** Goes backwards and keeps the huts of each group in a list. The smaller list moves into the larger one. */
export function solve(huts: number, paths: [number, number][]): number[] {
  const groups = Array.from({ length: huts + 1 }, (_, hut) => [hut])
  let count = huts
  const answers = paths.toReversed().map(([a, b]) => {
    const before = count
    const [one = [], other = []] = [groups[a], groups[b]]
    if (one !== other) {
      const [large, few] = one.length >= other.length ? [one, other] : [other, one]
      for (const hut of few) groups[hut] = large
      large.push(...few)
      count--
    }
    return before
  })
  return answers.reverse()
}

export function small(random: Random): [number, [number, number][]] {
  const huts = random.int(2, 6)
  return [huts, anyPaths(random, huts, random.int(1, 8))]
}

export const anyPaths = (random: Random, huts: number, count: number) =>
  random.array(count, (): [number, number] => {
    const a = random.int(1, huts)
    const b = random.int(1, huts - 1)
    return [a, b < a ? b : b + 1]
  })

export function valid(huts: number, paths: [number, number][]): string | undefined {
  if (huts < 1 || huts > 20_000) return 'There must be 1 to 20 000 huts.'
  if (paths.length < 1) return 'There must be at least one path.'
  if (paths.length > 20_000) return 'There may be at most 20 000 paths.'
  if (paths.some((path) => path.length !== 2)) return 'A path must be two numbers.'
  if (paths.some(([a, b]) => Math.min(a, b) < 1 || Math.max(a, b) > huts))
    return 'A hut must have a number from 1 to huts.'
  if (paths.some(([a, b]) => a === b)) return 'A path must lead to another hut.'
  return undefined
}
