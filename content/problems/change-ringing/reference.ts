import type { Random } from '@callofcode/content/random'

/** Keeps the longest possible beginning, then puts the smallest larger bell of the rest, then the others in rising order. */
export function solve(bells: number[]): number[] {
  const rising = (row: number[]) => row.sort((one, other) => one - other)
  let largest = 0
  for (let at = bells.length - 1; at >= 0; at--) {
    const bell = bells[at] ?? 0
    if (bell < largest) {
      const rest = rising(bells.slice(at))
      const next = rest.findIndex((one) => one > bell)
      return [...bells.slice(0, at), rest[next] ?? 0, ...rest.toSpliced(next, 1)]
    }
    largest = bell
  }
  return rising([...bells])
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 5), 1, random.int(2, 5))]
}

export function valid(bells: number[]): string | undefined {
  if (bells.length < 1 || bells.length > 20_000) return 'There must be 1 to 20 000 bells.'
  if (bells.some((bell) => bell < 1 || bell > 1e9)) return 'A bell must have a number from 1 to 10^9.'
  return undefined
}
