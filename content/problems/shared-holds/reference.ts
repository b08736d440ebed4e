import type { Random } from '@callofcode/content/random'

/** Sorts the routes. Two routes share the smallest number of holds that neighbours between them share. */
export function solve(routes: string[]): number[] {
  const order = routes
    .map((_, at) => at)
    .sort((one, other) => compare(routes[one] ?? '', routes[other] ?? ''))
  const sums = new Array<number>(routes.length).fill(0)
  for (const turned of [order, order.toReversed()]) {
    // The earlier routes, in blocks that share the same number of holds with the current route, and the sum over all of them.
    const blocks: { shared: number; routes: number }[] = []
    let sum = 0
    for (const [place, at] of turned.entries()) {
      const before = turned[place - 1]
      if (before === undefined) continue
      const block = { shared: sharedBy(routes[before] ?? '', routes[at] ?? ''), routes: 1 }
      sum += block.shared
      for (let last = blocks.at(-1); last && last.shared >= block.shared; last = blocks.at(-1)) {
        blocks.pop()
        block.routes += last.routes
        sum -= (last.shared - block.shared) * last.routes
      }
      blocks.push(block)
      sums[at] = (sums[at] ?? 0) + sum
    }
  }
  return sums
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function sharedBy(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

export function small(random: Random): [string[]] {
  return [random.array(random.int(1, 6), () => random.string(random.int(1, 4), 'ab'))]
}

export function valid(routes: string[]): string | undefined {
  if (routes.length < 1) return 'There must be at least one route.'
  if (routes.length > 20_000) return 'There may be at most 20 000 routes.'
  if (routes.some((route) => !/^[a-z]+$/.test(route)))
    return 'A route must have letters from a to z, at least one.'
  if (routes.join('').length > 60_000) return 'All routes together may have at most 60 000 letters.'
  return undefined
}
