import type { Random } from '@callofcode/content/random'
import { faultOfTalk, type InteractorModule } from '@callofcode/judge/interactor'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { ReadInteractor, ReferenceOf } from './reference-messages.ts'

/** The public part of a problem's reference, in the same form for every style. */
export interface Reference {
  solve(...given: Value[]): Value
  small(random: Random): Value[] | string
  valid(...given: Value[]): string | undefined
  check?(given: Value[] | string, answer: Value): string | undefined
  interactor?: ReadInteractor
}

// Each problem has its own chunk, fetched when needed. No chunk contains the hidden part.
const modules = import.meta.glob<Reference>('../../../../../content/problems/*/reference.ts')

/** Cached, because a sandboxed reference takes a moment to start. */
const opened = new Map<string, Promise<Reference>>()

export async function loadReference({ slug, script }: ReferenceOf): Promise<Reference | undefined> {
  if (script !== null) {
    const known = opened.get(script) ?? import('./enclosed-references.ts').then(({ open }) => open(script))
    opened.set(script, known)
    return known
  }
  const reference = await modules[`../../../../../content/problems/${slug}/reference.ts`]?.()
  return reference && { ...reference, ...(await talkedOver(slug)) }
}

const interactors = import.meta.glob<InteractorModule>('../../../../../content/problems/*/interactor.js')
const addresses = import.meta.glob<string>('../../../../../content/problems/*/interactor.js', {
  query: '?url',
  import: 'default',
})
const interactorOf = (slug: string) => `../../../../../content/problems/${slug}/interactor.js`

/** Returns the interactor of an interactive problem, and its check. */
async function talkedOver(slug: string): Promise<Pick<Reference, 'check' | 'interactor'>> {
  const [interactor, address] = await Promise.all([
    interactors[interactorOf(slug)]?.(),
    addresses[interactorOf(slug)]?.(),
  ])
  if (!interactor || !address) return {}
  return {
    interactor: new URL(address, location.href).href,
    check: (given, stdout) => faultOfTalk(interactor.talk, String(given), String(stdout)),
  }
}

export const hasReference = ({ slug, script }: ReferenceOf) =>
  script !== null || `../../../../../content/problems/${slug}/reference.ts` in modules

export const givenOf = (input: TestInput): Value[] =>
  'arguments' in input ? structuredClone(input.arguments) : [input.stdin]
