import type { Random } from '@callofcode/content/random'

type Given = [number, number[][]]

/** Searches depth-first without recursion. A part is done when everything below it is done. */
export function solve(parts: number, rules: number[][]): number[] {
  const inner = Array.from({ length: parts }, (): number[] => [])
  for (const [outer = 0, below = 0] of rules) inner[outer]?.push(below)
  const begun = new Set<number>()
  const done = new Set<number>()
  for (let first = 0; first < parts; first++) {
    const chain = [first]
    for (let part = chain.at(-1); part !== undefined; part = chain.at(-1)) {
      begun.add(part)
      const next = done.has(part) ? undefined : inner[part]?.pop()
      if (next === undefined) {
        done.add(part)
        chain.pop()
      } else if (!done.has(next)) {
        if (begun.has(next)) return []
        chain.push(next)
      }
    }
  }
  return [...done]
}

export function small(random: Random): Given {
  const parts = random.int(2, 5)
  const most = Math.min(6, (parts * (parts - 1)) / 2)
  const rules = random.graph(parts, random.int(0, most))
  // In half of the cases all pairs follow one order, so that an answer exists.
  return [parts, random.bool() ? rules : rules.map(([one, other]) => ranked(one, other))]
}

const ranked = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)]

export function valid(parts: number, rules: number[][]): string | undefined {
  if (parts < 1) return 'There must be at least one part.'
  if (parts > 8000) return 'There may be at most 8000 parts.'
  if (rules.length > 12_000) return 'There may be at most 12 000 rules.'
  if (rules.some((rule) => rule.length !== 2)) return 'Every rule must name two parts.'
  if (rules.flat().some((part) => part < 0 || part >= parts)) return 'A rule names a part that is not there.'
  if (rules.some(([outer, inner]) => outer === inner)) return 'A part cannot go over itself.'
  if (new Set(rules.map(([outer = 0, inner = 0]) => outer * parts + inner)).size < rules.length)
    return 'No rule may stand in the list twice.'
  return undefined
}

export function check([parts, rules]: Given, answer: number[]): string | undefined {
  const possible = solve(parts, rules).length > 0
  if (answer.length === 0) return possible ? 'There is an order, but none was given.' : undefined
  if (!possible) return 'There is no such order, so the answer should be empty.'
  const placeOf = new Map(answer.map((part, place) => [part, place]))
  if (answer.length !== parts || placeOf.size !== parts || answer.some((part) => part < 0 || part >= parts))
    return `The order should hold each of the parts 0 to ${parts - 1} once.`
  const broken = rules.find(([outer = 0, inner = 0]) => (placeOf.get(inner) ?? 0) > (placeOf.get(outer) ?? 0))
  return broken && `Part ${broken[1]} should be put on before part ${broken[0]}.`
}
