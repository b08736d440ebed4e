import type { Random } from '@callofcode/content/random'

/** Keeps the readings so far in sorted order and inserts each new one at its place. */
export function solve(readings: number[]): number[] {
  const sorted: number[] = []
  return readings.map((reading) => {
    sorted.splice(placeOf(reading, sorted), 0, reading)
    const middle = sorted.length >> 1
    const upper = sorted[middle] ?? 0
    return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
  })
}

function placeOf(reading: number, sorted: number[]): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < reading) low = middle + 1
    else high = middle
  }
  return low
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), -9, 9)]
}

export function valid(readings: number[]): string | undefined {
  if (readings.length < 1) return 'There must be at least one reading.'
  if (readings.length > 10_000) return 'There may be at most 10 000 readings.'
  if (readings.some((reading) => reading < -(2 ** 31) || reading > 2 ** 31 - 1))
    return 'A reading must be from -2^31 to 2^31 - 1.'
  return undefined
}
