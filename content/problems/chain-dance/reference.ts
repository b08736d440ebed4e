import type { Random } from '@callofcode/content/random'

export function solve(dancers: number[], size: number): number[] {
  const groups = Array.from({ length: Math.ceil(dancers.length / size) }, (_, at) =>
    dancers.slice(at * size, (at + 1) * size),
  )
  return groups.flatMap((group) => (group.length === size ? group.reverse() : group))
}

export function small(random: Random): [number[], number] {
  return [random.ints(random.int(1, 7), 0, 9), random.int(1, 4)]
}

export function valid(dancers: number[], size: number): string | undefined {
  if (dancers.length < 1 || dancers.length > 10_000) return 'There must be 1 to 10 000 dancers.'
  if (size < 1 || size > 10_000) return 'The size of a group must be from 1 to 10 000.'
  if (dancers.some((one) => Math.abs(one) > 1e9)) return 'The number of a dancer must be from -10^9 to 10^9.'
  return undefined
}
