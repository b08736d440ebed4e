import type { Random } from '@callofcode/content/random'

export function solve(left: number[], right: number[]): number[] {
  return ascending([...left, ...right])
}

const ascending = (numbers: number[]) => numbers.sort((one, other) => one - other)

export function small(random: Random): [number[], number[]] {
  return [ascending(random.ints(random.int(0, 5), -2, 9)), ascending(random.ints(random.int(0, 5), -2, 9))]
}

export function valid(...queues: [number[], number[]]): string | undefined {
  if (queues.some((queue) => queue.length > 4000)) return 'A queue may have at most 4000 people.'
  if (queues.flat().some((number) => Math.abs(number) > 1e9)) return 'A value must be from -10^9 to 10^9.'
  if (queues.some((queue) => queue.some((number, at) => number < (queue[at - 1] ?? number))))
    return 'The values of a queue must be in ascending order.'
  return undefined
}
