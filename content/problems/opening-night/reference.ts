import type { Random } from '@callofcode/content/random'

export type Rule = [first: number, then: number]

/** Searches depth-first with its own stack. A job that is found again while it is open closes a circle. */
export function solve(hours: number[], rules: Rule[]): number {
  const needs = hours.map((): number[] => [])
  for (const [first, then] of rules) needs[then]?.push(first)
  const ends = new Map<number, number>()
  const open = new Set<number>()
  for (const start of hours.keys()) {
    const stack = [start]
    for (let job = stack.at(-1); job !== undefined; job = stack.at(-1)) {
      const missing = (needs[job] ?? []).find((one) => !ends.has(one))
      if (missing === undefined) {
        const begin = (needs[job] ?? []).reduce((latest, one) => Math.max(latest, ends.get(one) ?? 0), 0)
        ends.set(job, begin + (hours[job] ?? 0))
        open.delete(job)
        stack.pop()
      } else if (open.has(missing)) return -1
      else {
        open.add(job).add(missing)
        stack.push(missing)
      }
    }
  }
  return [...ends.values()].reduce((latest, end) => Math.max(latest, end), 0)
}

export function small(random: Random): [number[], Rule[]] {
  const count = random.int(2, 6)
  return [random.ints(count, 1, 9), someRules(random, count, random.int(0, 7), random.bool(0.2))]
}

/** Makes rules that follow a random order of the jobs. `circle` adds a rule against that order, which may close a circle. */
export function someRules(random: Random, jobs: number, count: number, circle = false): Rule[] {
  const order = random.permutation(jobs)
  const rules = random.array(count, (): Rule => {
    const [one = 0, other = 1] = random.distinct(2, 0, jobs - 1)
    return [order[Math.min(one, other)] ?? 0, order[Math.max(one, other)] ?? 1]
  })
  const [last] = rules
  return circle && last ? random.shuffle([...rules, [last[1], last[0]] as Rule]) : rules
}

export function valid(hours: number[], rules: Rule[]): string | undefined {
  if (hours.length < 1) return 'There must be at least one job.'
  if (hours.length > 20_000) return 'There may be at most 20 000 jobs.'
  if (rules.length > 30_000) return 'There may be at most 30 000 rules.'
  if (hours.some((one) => one < 1 || one > 1e9)) return 'A job must take from 1 to 10^9 hours.'
  if (rules.some((rule) => rule.length !== 2)) return 'A rule must be two numbers.'
  if (rules.some(([first, then]) => Math.min(first, then) < 0 || Math.max(first, then) >= hours.length))
    return 'A job must have a number from 0 to n - 1.'
  if (rules.some(([first, then]) => first === then)) return 'No job may wait for itself.'
  return undefined
}
