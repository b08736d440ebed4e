import type { Random } from '@callofcode/content/random'

/** Returns the answer of a person who sees the weights. */
export function solve(test: string): string {
  const weights = read(test)
  const order = weights.map((_, at) => at + 1).sort((one, other) => weightOf(one) - weightOf(other))
  return `! ${order[0]} ${order.at(-1)}\n`

  function weightOf(pumpkin: number) {
    return weights[pumpkin - 1] ?? 0
  }
}

export const written = (weights: number[]) => `${weights.length}\n${weights.join(' ')}\n`

const read = (test: string) => (test.trimEnd().split('\n')[1] ?? '').split(' ').map(Number)

export function small(random: Random): string {
  return written(random.distinct(random.int(1, 8), 1, 20))
}

export function valid(test: string): string | undefined {
  if (!/^\d+\n\d+( \d+)*\n$/.test(test)) return 'There must be two lines of whole numbers: n and the weights.'
  const weights = read(test)
  if (weights.length !== Number(test.split('\n')[0]))
    return 'The first number must say how many pumpkins there are.'
  if (weights.length > 1000) return 'There may be at most 1000 pumpkins.'
  if (weights.some((weight) => weight < 1 || weight > 1e9)) return 'A weight must be from 1 to 10^9.'
  if (new Set(weights).size < weights.length) return 'All weights must be different.'
  return undefined
}
