import type { Endpoint, ParamsOf } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import type { z } from 'zod'
import { badInput, badRequest, missing } from '../failure.ts'

/** The parameters of an address. Throws 404 where they can be nobody's. */
export function checkParams<E extends Endpoint>(endpoint: E, given: unknown): ParamsOf<E> {
  if (!endpoint.params) return undefined as ParamsOf<E>
  const read = endpoint.params.safeParse(given)
  if (!read.success) throw missing(endpoint.notFound)
  return read.data as ParamsOf<E>
}

/** A query or a body. Throws 400, naming the fields that are wrong. */
export function check(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badRequest()
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw badInput(fieldErrors(read.error))
}

const MOST_ERRORS = 10

/** The first message of the first bad fields; a key that nobody knows is a bad field too. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MOST_ERRORS)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    for (const key of unknown?.slice(0, MOST_ERRORS - Object.keys(errors).length) ?? ['']) {
      const field = [...issue.path, ...(key ? [key] : [])].join('.')
      // Its own, because every object inherits a `constructor`.
      if (Object.hasOwn(errors, field)) continue
      errors[field] = unknown ? 'There is no such field.' : issue.message || messages.badRequest
    }
  }
  return errors
}
