import type { Random } from '@callofcode/content/random'

export type Operation =
  | [kind: 0, from: number, to: number, level: number]
  | [kind: 1, from: number, to: number]

/** Stores the level of each terrace. A question reads all terraces of its stretch. */
export function solve(terraces: number, operations: Operation[]): number[] {
  const levels = new Int32Array(terraces + 1)
  const answers: number[] = []
  for (const [kind, from, to, level = 0] of operations) {
    if (kind === 0) levels.fill(level, from, to + 1)
    else answers.push(levels.subarray(from, to + 1).reduce((most, one) => Math.max(most, one), 0))
  }
  return answers
}

export function small(random: Random): [number, Operation[]] {
  const terraces = random.int(1, 7)
  return [terraces, someOperations(random, terraces, random.int(1, 9), 4)]
}

/** Makes operations on stretches of at most `longest` terraces, with levels up to `most`. */
export const someOperations = (
  random: Random,
  terraces: number,
  count: number,
  most: number,
  longest = terraces,
) =>
  random.array(count, (): Operation => {
    const from = random.int(1, terraces)
    const to = Math.min(terraces, from + random.int(0, longest - 1))
    return random.bool() ? [0, from, to, random.int(0, most)] : [1, from, to]
  })

export function valid(terraces: number, operations: Operation[]): string | undefined {
  if (terraces < 1 || terraces > 10_000) return 'There must be 1 to 10 000 terraces.'
  if (operations.length < 1 || operations.length > 10_000) return 'There must be 1 to 10 000 operations.'
  for (const operation of operations) {
    const [kind, from, to, level = 0] = operation
    if (operation.length !== [4, 3][kind])
      return 'An operation must be 0 with three numbers behind it, or 1 with two.'
    if (from < 1 || to < from || to > terraces)
      return 'A stretch must lead from a terrace to the same one or a later one.'
    if (level < 0 || level > 1e9) return 'A level must be from 0 to 10^9.'
  }
  return undefined
}
