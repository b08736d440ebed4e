import type { Random } from '@callofcode/content/random'
import { faultOfTalk, type InteractorModule } from '@callofcode/judge/interactor'
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

export const loadReference = async (slug: string): Promise<Reference | undefined> => {
  const reference = await modules[`../../../../content/problems/${slug}/reference.ts`]?.()
  return reference && { ...reference, ...(await talkedOver(slug)) }
}

const interactors = import.meta.glob<InteractorModule>('../../../../content/problems/*/interactor.js')
const addresses = import.meta.glob<string>('../../../../content/problems/*/interactor.js', {
  query: '?url',
  import: 'default',
})
const interactorOf = (slug: string) => `../../../../content/problems/${slug}/interactor.js`

/** Where the judge of an interactive problem finds its interactor. */
export const addressOf = async (slug: string): Promise<string | undefined> => {
  const address = await addresses[interactorOf(slug)]?.()
  return address && new URL(address, location.href).href
}

/** The check of an interactive problem. */
async function talkedOver(slug: string): Promise<Pick<Reference, 'check'>> {
  const interactor = await interactors[interactorOf(slug)]?.()
  if (!interactor) return {}
  return { check: (given, stdout) => faultOfTalk(interactor.talk, String(given), String(stdout)) }
}

export const hasReference = (slug: string) => `../../../../content/problems/${slug}/reference.ts` in modules

export const givenOf = (input: TestInput): Value[] =>
  'arguments' in input ? structuredClone(input.arguments) : [input.stdin]
