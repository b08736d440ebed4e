import type { Random } from '@callofcode/content/random'

export function solve(wristbands: number[]): number {
  const read = new Set(wristbands)
  let locker = 1
  while (read.has(locker)) locker++
  return locker
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 6), random.int(-2, 1), 6)]
}

export function valid(wristbands: number[]): string | undefined {
  if (wristbands.length < 1) return 'There must be at least one wristband.'
  if (wristbands.length > 30_000) return 'There may be at most 30 000 wristbands.'
  if (wristbands.some((one) => one < -(2 ** 31) || one > 2 ** 31 - 1))
    return 'A number must be from -2^31 to 2^31 - 1.'
  return undefined
}
