import type { Random } from '@callofcode/content/random'

/**
 * Sorts the shows by their end and finds the most shows among the first ones. Binary search finds the last show that ends before
 * each begins.
 */
export function solve(shows: number[][]): number {
  const sorted = [...shows].sort(([, one = 0], [, other = 0]) => one - other)
  const most = [0]
  for (const [at, [begin = 0]] of sorted.entries()) {
    let low = 0
    let high = at
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.[1] ?? 0) <= begin) low = middle + 1
      else high = middle
    }
    most.push(Math.max(most[at] ?? 0, (most[low] ?? 0) + 1))
  }
  return shows.length - (most.at(-1) ?? 0)
}

export function small(random: Random): [number[][]] {
  return [
    random.array(random.int(1, 6), () => {
      const begin = random.int(-5, 8)
      return [begin, random.int(begin + 1, 9)]
    }),
  ]
}

export function valid(shows: number[][]): string | undefined {
  if (shows.length < 1) return 'There must be at least one show.'
  if (shows.length > 10_000) return 'There may be at most 10 000 shows.'
  if (shows.some((show) => show.length !== 2)) return 'Every show must have a begin and an end.'
  if (shows.some(([begin = 0, end = 0]) => begin >= end)) return 'A show must end after it has begun.'
  if (shows.flat().some((minute) => Math.abs(minute) > 1e6)) return 'A minute must be from -10^6 to 10^6.'
  return undefined
}
