import type { Random } from '@callofcode/content/random'

/** Goes around twice. The ferry starts behind the lowest prefix sum. */
export function solve(sun: number[], way: number[]): number {
  const sums = [0]
  sun.forEach((gain, pier) => {
    sums.push((sums.at(-1) ?? 0) + gain - (way[pier] ?? 0))
  })
  if ((sums.pop() ?? 0) < 0) return -1
  return sums.indexOf(sums.reduce((one, other) => Math.min(one, other)))
}

export function small(random: Random): [number[], number[]] {
  const piers = random.int(1, 5)
  return [random.ints(piers, 0, 5), random.ints(piers, 0, random.int(2, 5))]
}

export function valid(sun: number[], way: number[]): string | undefined {
  if (sun.length < 1 || sun.length > 20_000) return 'There must be 1 to 20 000 piers.'
  if (sun.length !== way.length) return '`sun` and `way` must have the same length.'
  if ([...sun, ...way].some((one) => one < 0 || one > 100_000)) return 'A charge must be from 0 to 10^5.'
  return undefined
}
