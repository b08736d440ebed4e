import type { Random } from '@callofcode/content/random'

/** `least[count]`: the fewest days that `count` of the orders so far take, if all of them are in time. */
export function solve(orders: number[][]): number {
  const least = new Float64Array(orders.length + 1).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  let most = 0
  for (const [days = 0, deadline = 0] of [...orders].sort(([, one = 0], [, other = 0]) => one - other)) {
    for (let count = most; count >= 0; count--) {
      const total = (least[count] ?? 0) + days
      if (total <= deadline && total < (least[count + 1] ?? 0)) least[count + 1] = total
    }
    if (Number.isFinite(least[most + 1])) most++
  }
  return most
}

export function small(random: Random): [number[][]] {
  return [random.array(random.int(1, 5), () => [random.int(1, 5), random.int(1, 12)])]
}

export function valid(orders: number[][]): string | undefined {
  if (orders.length < 1 || orders.length > 10_000) return 'There must be 1 to 10 000 orders.'
  if (orders.some((order) => order.length !== 2)) return 'An order must be two numbers.'
  if (orders.flat().some((one) => one < 1 || one > 1_000_000)) return 'A number must be from 1 to 10^6.'
  return undefined
}
