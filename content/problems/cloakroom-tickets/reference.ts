import type { Random } from '@callofcode/content/random'

export function solve(tickets: number[]): number {
  const sorted = [...new Set(tickets)].sort((one, other) => one - other)
  let [longest, length] = [0, 0]
  sorted.forEach((ticket, at) => {
    length = ticket - 1 === sorted[at - 1] ? length + 1 : 1
    longest = Math.max(longest, length)
  })
  return longest
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 7), 0, 9)]
}

export function valid(tickets: number[]): string | undefined {
  if (tickets.length < 1) return 'There must be at least one ticket.'
  if (tickets.length > 20_000) return 'There may be at most 20 000 tickets.'
  if (tickets.some((one) => one < 0 || one > 2 ** 31 - 1)) return 'A number must be from 0 to 2^31 - 1.'
  return undefined
}
