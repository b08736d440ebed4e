import type { Random } from '@callofcode/content/random'

/** Goes from both ends up to a highest stack. On the way there, the wall on the outer side is the lower one. */
export function solve(stacks: number[]): number {
  const top = stacks.indexOf(Math.max(...stacks))
  return rising(stacks.slice(0, top)) + rising(stacks.slice(top).reverse())
}

function rising(stacks: number[]): number {
  let highest = 0
  let water = 0
  for (const stack of stacks) {
    highest = Math.max(highest, stack)
    water += highest - stack
  }
  return water
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 8), 0, 5)]
}

export function valid(stacks: number[]): string | undefined {
  if (stacks.length < 1) return 'There must be at least one stack.'
  if (stacks.length > 20_000) return 'There may be at most 20 000 stacks.'
  if (stacks.some((stack) => stack < 0 || stack > 1e5)) return 'A stack must have 0 to 10^5 containers.'
  return undefined
}
