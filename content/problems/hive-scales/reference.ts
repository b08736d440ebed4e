import type { Random } from '@callofcode/content/random'

export type Operation = [kind: number, one: number, other: number]

/** Keeps the sums of blocks of 150 hives, and reads single hives at both ends of a stretch. */
export function solve(hives: number, operations: Operation[]): number[] {
  const size = 150
  const gains = new Array<number>(hives + 1).fill(0)
  const blocks = new Array<number>(Math.floor(hives / size) + 1).fill(0)
  const answers: number[] = []
  for (const [kind, one, other] of operations) {
    if (kind === 0) {
      gains[one] = (gains[one] ?? 0) + other
      const block = Math.floor(one / size)
      blocks[block] = (blocks[block] ?? 0) + other
      continue
    }
    let sum = 0
    for (let at = one; at <= other; ) {
      const whole = at % size === 0 && at + size - 1 <= other
      sum += (whole ? blocks[at / size] : gains[at]) ?? 0
      at += whole ? size : 1
    }
    answers.push(sum)
  }
  return answers
}

export function small(random: Random): [number, Operation[]] {
  const hives = random.int(1, 6)
  return [hives, someOperations(random, hives, random.int(1, 8), 9)]
}

export const someOperations = (random: Random, hives: number, count: number, most: number, changes = 0.5) =>
  random.array(count, (): Operation => {
    if (random.bool(changes)) return [0, random.int(1, hives), random.int(-most, most)]
    const [one, other] = [random.int(1, hives), random.int(1, hives)]
    return [1, Math.min(one, other), Math.max(one, other)]
  })

export function valid(hives: number, operations: Operation[]): string | undefined {
  if (hives < 1 || hives > 20_000) return 'There must be 1 to 20 000 hives.'
  if (operations.length < 1) return 'There must be at least one operation.'
  if (operations.length > 20_000) return 'There may be at most 20 000 operations.'
  for (const operation of operations) {
    const [kind, one, other] = operation
    if (operation.length !== 3 || (kind !== 0 && kind !== 1))
      return 'An operation must be three numbers and begin with 0 or 1.'
    if (one < 1 || one > hives) return 'A hive must have a number from 1 to hives.'
    if (kind === 0 && Math.abs(other) > 1e9) return 'A change must be from -10^9 to 10^9 grams.'
    if (kind === 1 && (other < one || other > hives))
      return 'A stretch must end at a hive, and not before it begins.'
  }
  return undefined
}
