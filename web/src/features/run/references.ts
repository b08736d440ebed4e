import type { Random } from '@callofcode/content/random'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'

/** The public half of a problem, in the same form for every style. */
export interface Reference {
  solve(...given: Value[]): Value
  small(random: Random): Value[] | string
  valid(...given: Value[]): string | undefined
  check?(given: Value[] | string, answer: Value): string | undefined
}

// A chunk for each problem, fetched when it is needed. The hidden half is in none of them.
const modules = import.meta.glob<Reference>('../../../../content/problems/*/reference.ts')

export const loadReference = async (slug: string): Promise<Reference | undefined> =>
  modules[`../../../../content/problems/${slug}/reference.ts`]?.()

export const hasReference = (slug: string) => `../../../../content/problems/${slug}/reference.ts` in modules

export const givenOf = (input: TestInput): Value[] =>
  'arguments' in input ? structuredClone(input.arguments) : [input.stdin]
