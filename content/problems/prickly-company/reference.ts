import type { Random } from '@callofcode/content/random'

const HEDGEHOGS = 10_000
const QUARRELS = 15_000

export type Quarrel = [a: number, b: number]

type Group = [barn: number[], shed: number[]]

/** Keeps a group as the lists of its two rooms. When two groups are joined, the larger one keeps its rooms. */
export function solve(hedgehogs: number, quarrels: Quarrel[]): number {
  const groups = Array.from({ length: hedgehogs + 1 }, (_, one): Group => [[one], []])
  const room = groups.map(() => 0)
  for (const [a, b] of quarrels) {
    const [one, other] = [groups[a], groups[b]]
    if (!one || !other) continue
    const apart = room[a] !== room[b]
    if (one === other && !apart) return -1
    if (one === other) continue
    const [large, few] = sizeOf(one) >= sizeOf(other) ? [one, other] : [other, one]
    for (const [from, moved] of few.entries()) {
      const to = apart ? from : 1 - from
      for (const hedgehog of moved) {
        groups[hedgehog] = large
        room[hedgehog] = to
        large[to]?.push(hedgehog)
      }
    }
  }
  return [...new Set(groups.slice(1))].reduce((sum, [one, two]) => sum + Math.min(one.length, two.length), 0)
}

const sizeOf = ([barn, shed]: Group) => barn.length + shed.length

export function small(random: Random): [number, Quarrel[]] {
  const hedgehogs = random.int(2, 8)
  return [hedgehogs, someQuarrels(random, hedgehogs, random.int(0, 8), random.bool(0.2) ? 1 : 0)]
}

/** Makes quarrels between two random sides, and `any` quarrels between any two hedgehogs. */
export function someQuarrels(random: Random, hedgehogs: number, count: number, any = 0): Quarrel[] {
  const order = random.permutation(hedgehogs, 1)
  const border = random.int(1, hedgehogs - 1)
  const between = random.array(count, (): Quarrel => {
    const [a = 1, b = 2] = [order[random.int(0, border - 1)], order[random.int(border, hedgehogs - 1)]]
    return random.bool() ? [a, b] : [b, a]
  })
  const among = random.array(any, () => random.distinct(2, 1, hedgehogs) as Quarrel)
  return random.shuffle([...between, ...among])
}

export function valid(hedgehogs: number, quarrels: Quarrel[]): string | undefined {
  if (hedgehogs < 1 || hedgehogs > HEDGEHOGS) return 'There must be 1 to 10 000 hedgehogs.'
  if (quarrels.length > QUARRELS) return 'There may be at most 15 000 quarrels.'
  if (quarrels.some((quarrel) => quarrel.length !== 2)) return 'A quarrel must be two numbers.'
  if (quarrels.some(([a, b]) => Math.min(a, b) < 1 || Math.max(a, b) > hedgehogs))
    return 'A hedgehog must have a number from 1 to hedgehogs.'
  if (quarrels.some(([a, b]) => a === b)) return 'No hedgehog quarrels with itself.'
  return undefined
}
