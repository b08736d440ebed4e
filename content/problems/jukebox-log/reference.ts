import type { Random } from '@callofcode/content/random'

/** Goes forwards. From each place that can be reached, it plays every record whose number stands there. */
export function solve(strip: string, records: number): number {
  const ways = new Array<number>(strip.length + 1).fill(0)
  ways[0] = 1
  for (let place = 0; place < strip.length; place++) {
    for (let record = 1; record <= records; record++) {
      const number = String(record)
      const end = place + number.length
      if (strip.startsWith(number, place)) ways[end] = (ways[end] ?? 0) + (ways[place] ?? 0)
    }
  }
  return ways[strip.length] ?? 0
}

export function small(random: Random): [string, number] {
  const digits = random.pick(['12', '012', '0123456789'])
  return [random.string(random.int(1, 6), digits), random.pick([1, 2, 9, 10, 12, 22, 26, 99])]
}

export function valid(strip: string, records: number): string | undefined {
  if (strip.length < 1) return 'The strip must have at least one digit.'
  if (strip.length > 75) return 'The strip may have at most 75 digits.'
  if (/[^0-9]/.test(strip)) return 'The strip may hold the digits 0 to 9 only.'
  if (records < 1 || records > 99) return 'There must be 1 to 99 records.'
  return undefined
}
