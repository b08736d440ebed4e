import type { Random } from '@callofcode/content/random'

const ACTS = 8000
const RULES = 12_000

export type Rule = [first: number, then: number]

/** Follows the definition. Before each act, in the order of the numbers, it places only the acts that are needed first. */
export function solve(acts: number, rules: Rule[]): number[] {
  const before = Array.from({ length: acts + 1 }, (): number[] => [])
  for (const [first, then] of rules) before[then]?.push(first)
  const placed = new Set<number>()
  const needsOf = (act: number) => {
    const needs = new Set(before[act]?.filter((first) => !placed.has(first)))
    for (const one of needs) for (const first of before[one] ?? []) if (!placed.has(first)) needs.add(first)
    return needs
  }
  for (let act = 1; act <= acts; act++) {
    // Each act in `waiting` is the smallest one that the act below it needs.
    const waiting = placed.has(act) ? [] : [act]
    for (let top = waiting.at(-1); top !== undefined; top = waiting.at(-1)) {
      const needs = needsOf(top)
      if (needs.has(top)) return []
      if (needs.size > 0) waiting.push(Math.min(...needs))
      else {
        placed.add(top)
        waiting.pop()
      }
    }
  }
  return [...placed]
}

export function small(random: Random): [number, Rule[]] {
  const acts = random.int(2, 7)
  return [acts, someRules(random, acts, random.int(0, 8), random.bool(0.15))]
}

/** Makes rules that follow a random order of the acts. `circle` adds a rule against that order. */
export function someRules(random: Random, acts: number, count: number, circle = false): Rule[] {
  const order = random.permutation(acts, 1)
  const rules = random.array(count, (): Rule => {
    const [one = 0, other = 1] = random.distinct(2, 0, acts - 1)
    return [order[Math.min(one, other)] ?? 1, order[Math.max(one, other)] ?? 2]
  })
  const [last] = rules
  return circle && last ? random.shuffle([...rules, [last[1], last[0]] as Rule]) : rules
}

export function valid(acts: number, rules: Rule[]): string | undefined {
  if (acts < 1 || acts > ACTS) return 'There must be 1 to 8000 acts.'
  if (rules.length > RULES) return 'There may be at most 12 000 rules.'
  if (rules.some((rule) => rule.length !== 2)) return 'A rule must be two numbers.'
  if (rules.some(([first, then]) => Math.min(first, then) < 1 || Math.max(first, then) > acts))
    return 'An act must have a number from 1 to acts.'
  if (rules.some(([first, then]) => first === then)) return 'No act may come before itself.'
  return undefined
}
