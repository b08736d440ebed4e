import { Random } from '@callofcode/content/random'
import { isEnclosureEnded } from '@callofcode/judge/enclosed'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type {
  Checked,
  KnownInput,
  ReferenceAnswer,
  ReferenceAsked,
  ReferenceOf,
  ReferenceRequest,
  Solved,
} from './reference-messages.ts'
import { givenOf, loadReference, type Reference } from './references.ts'

// Solves an input. A reference can take long on a large input, and a worker can be stopped.

function solved(reference: Reference, input: TestInput): Solved {
  try {
    const invalid = reference.valid(...givenOf(input))
    return invalid === undefined ? { answer: reference.solve(...givenOf(input)) } : { invalid }
  } catch {
    return { invalid: 'This input does not fit the problem.' }
  }
}

function small(reference: Reference, slug: string, at: number, stdin: boolean): KnownInput {
  const made = reference.small(new Random(`${slug} counterexample ${at}`))
  const input: TestInput = typeof made === 'string' || stdin ? { stdin: String(made) } : { arguments: made }
  return { input, answer: reference.solve(...givenOf(input)) }
}

function checked(reference: Reference, input: TestInput, answer: Value): Checked {
  const given = givenOf(input)
  try {
    return { wrong: reference.check?.('stdin' in input ? String(given[0]) : given, answer) }
  } catch (error) {
    if (isEnclosureEnded(error)) return { ended: true }
    throw error
  }
}

function answer(reference: Reference, { slug }: ReferenceOf, request: ReferenceRequest): unknown {
  if (request.call === 'interactor') return reference.interactor
  if (request.call === 'solve') return request.inputs.map((input) => solved(reference, input))
  if (request.call === 'check') return checked(reference, request.input, request.answer)
  const { from, count, stdin } = request
  return Array.from({ length: count }, (_, at) => small(reference, slug, from + at, stdin))
}

async function serve({ id, of, request }: ReferenceAsked): Promise<ReferenceAnswer> {
  try {
    const reference = await loadReference(of)
    if (!reference) throw new Error('This problem has no reference.')
    return { id, result: answer(reference, of, request) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = async ({ data }: MessageEvent<ReferenceAsked>) => self.postMessage(await serve(data))
