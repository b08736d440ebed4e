import type { Endpoint, ParamsOf } from '@callofcode/contract/endpoint'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import type { z } from 'zod'
import { badInput, badRequest, missing } from '../failure.ts'
import { saidOf } from './rule-sentence.ts'

/** Returns the parameters of the path. Throws 404 if they are malformed, because no item has such an id. */
export function checkParams<E extends Endpoint>(endpoint: E, given: unknown): ParamsOf<E> {
  if (!endpoint.params) return undefined as ParamsOf<E>
  const read = endpoint.params.safeParse(given)
  if (!read.success) throw missing(endpoint.notFound)
  return read.data as ParamsOf<E>
}

/** Parses a query or a body by its schema. Throws 400 with a message for each wrong field. */
export function check(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badRequest()
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw badInput(fieldErrors(read.error))
}

const MOST_ERRORS = 10
const unknownField = sentence('check.unknownField', 'There is no such field.')

/** Returns the first message for each wrong field, for ten fields at most. An unknown field is wrong too. */
export function fieldErrors(error: z.ZodError): Record<string, Sentence> {
  const errors: Record<string, Sentence> = {}
  for (const issue of error.issues.slice(0, MOST_ERRORS)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    for (const key of unknown?.slice(0, MOST_ERRORS - Object.keys(errors).length) ?? ['']) {
      const field = [...issue.path, ...(key ? [key] : [])].join('.')
      // `in` would be wrong here: every object inherits `constructor`.
      if (Object.hasOwn(errors, field)) continue
      errors[field] = unknown ? unknownField : saidOf(issue)
    }
  }
  return errors
}
