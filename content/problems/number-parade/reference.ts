import type { Random } from '@callofcode/content/random'

/** Compares the numbers exactly, as fractions a / (10^k - 1). */
export function solve(numbers: number[]): string {
  const cards = numbers.map((number) => ({
    number: BigInt(number),
    nines: 10n ** BigInt(String(number).length) - 1n,
  }))
  cards.sort((a, b) => {
    const difference = b.number * a.nines - a.number * b.nines
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  })
  return cards
    .map((card) => card.number)
    .join('')
    .replace(/^0+(?=\d)/, '')
}

export function small(random: Random): [number[]] {
  const highest = random.pick([9, 40, 131])
  return [random.ints(random.int(1, 5), 0, highest)]
}

export function valid(numbers: number[]): string | undefined {
  if (numbers.length < 1 || numbers.length > 5000) return 'There must be 1 to 5000 numbers.'
  if (numbers.some((one) => one < 0 || one > 1e9)) return 'A number must be from 0 to 10^9.'
  return undefined
}
