import type { Random } from '@callofcode/content/random'

export function solve(train: number[]): number[] {
  return train.reverse()
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(0, 6), -4, 4)]
}

export function valid(train: number[]): string | undefined {
  if (train.length > 10_000) return 'A train may have at most 10 000 wagons.'
  if (train.some((wagon) => Math.abs(wagon) > 1e9)) return 'The number of a wagon must be from -10^9 to 10^9.'
  return undefined
}
