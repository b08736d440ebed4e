import type { Random } from '@callofcode/content/random'

/** Compares column by column, with numbers as strings of digits. */
export function solve(cards: number[], wanted: number): number {
  const columns = (number: number) => [...number.toString(2).padStart(31, '0')]
  const goal = columns(wanted)
  const counts = cards
    .map(columns)
    .filter((card) => card.every((hole, at) => hole === '0' || goal[at] === '1'))
    .map((card) => card.filter((hole, at) => hole !== goal[at]).length)
  return counts.length > 0 ? counts.reduce((one, other) => Math.min(one, other)) : -1
}

export function small(random: Random): [number[], number] {
  return [random.ints(random.int(1, 4), 0, 15), random.int(0, 15)]
}

export function valid(cards: number[], wanted: number): string | undefined {
  if (cards.length < 1 || cards.length > 20_000) return 'There must be 1 to 20 000 cards.'
  if ([...cards, wanted].some((one) => one < 0 || one > 2 ** 31 - 1))
    return 'A number must be from 0 to 2^31 - 1.'
  return undefined
}
