import type { Random } from '@callofcode/content/random'

/** Counts how often each value occurs. The smallest and the middle number decide the largest. */
export function solve(cards: number[]): number[][] {
  const left = new Map<number, number>()
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1)
  const values = [...left.keys()].sort((one, other) => one - other)
  const trips: number[][] = []
  for (const [at, low] of values.entries()) {
    for (const middle of values.slice(at)) {
      const high = -low - middle
      if (high < middle) break
      const trip = [low, middle, high]
      const enough = trip.every(
        (card) => trip.filter((other) => other === card).length <= (left.get(card) ?? 0),
      )
      if (enough) trips.push(trip)
    }
  }
  return trips
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(3, 7), -4, 4)]
}

export function valid(cards: number[]): string | undefined {
  if (cards.length < 3) return 'There must be at least three cards.'
  if (cards.length > 1000) return 'There may be at most 1000 cards.'
  if (cards.some((card) => Math.abs(card) > 1e5)) return 'A card must bear a number from -10^5 to 10^5.'
  return undefined
}
