import type { Random } from '@callofcode/content/random'

/** Goes from the last day to the first and leaps from each day to the day that ends the wait of its boat. */
export function solve(tides: number[]): number[] {
  const days = tides.map(() => 0)
  for (let day = tides.length - 2; day >= 0; day--) {
    let later = day + 1
    while ((tides[later] ?? 0) <= (tides[day] ?? 0) && days[later]) later += days[later] ?? 0
    if ((tides[later] ?? 0) > (tides[day] ?? 0)) days[day] = later - day
  }
  return days
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 6)]
}

export function valid(tides: number[]): string | undefined {
  if (tides.length < 1) return 'There must be at least one day.'
  if (tides.length > 20_000) return 'There may be at most 20 000 days.'
  if (tides.some((tide) => tide < 0 || tide > 10_000))
    return 'A tide must be from 0 to 10 000 centimetres high.'
  return undefined
}
