import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { CallError, call } from './client.ts'
import { keyOf, type QueryMeta, transportOf } from './read.ts'

/**
 * One thing by its id; null when there is none. That is an answer and no failure: no toast, and a page that the server
 * rendered hands it on, so that the browser draws the same.
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
