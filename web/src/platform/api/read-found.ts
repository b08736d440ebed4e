import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { CallError, call } from './client.ts'
import { keyOf, type QueryMeta, transportOf } from './read.ts'

/**
 * One item by its id; null if there is none. Null is an answer and not a failure: it shows no toast, and a page from
 * the server carries it, so that the browser renders the same.
 */
export const readFound = <const E extends Endpoint>(target: E, input: InputOf<E>, meta: QueryMeta = {}) =>
  queryOptions<AnswerOf<E> | null>({
    queryKey: keyOf(target, input),
    queryFn: ({ signal, client }) =>
      call(target, input, { signal, transport: transportOf(client) }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
    meta,
  })
