import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import type { Transport } from '@callofcode/contract/page'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { browserTransport, CallError, call } from './client.ts'

export interface QueryMeta extends Record<string, unknown> {
  /** How this cache calls the API: inside the process while the server renders, else by `fetch`. */
  transport?: Transport
  /** The toast of a failure shows the response's message, whatever its status. */
  sayMessage?: boolean
  /** No toast: the screen shows the failure itself. */
  quiet?: boolean
  /** An ended session does not redirect, because typed text would be lost with the screen. */
  stay?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: QueryMeta
  }
}

/**
 * Returns the query key of an endpoint, or of all its queries without `input`. The key marks personal data, which leaves the
 * cache when somebody else signs in.
 */
export function keyOf({ callers, path }: Endpoint, input?: object): QueryKey {
  const name = callers === 'anyone' ? path : `${PERSONAL} ${path}`
  return input ? [name, input] : [name]
}

const PERSONAL = 'personal'
export const isPersonal = ([name]: QueryKey) => String(name).startsWith(`${PERSONAL} `)

/** Wraps a reading call as a query: `useQuery(read(listBlogs, {}))`. */
export const read = <const E extends Endpoint>(target: E, input: InputOf<E>, meta: QueryMeta = {}) =>
  queryOptions({
    queryKey: keyOf(target, input),
    queryFn: ({ signal, client }) => call(target, input, { signal, transport: transportOf(client) }),
    meta,
  })

type CacheOptions = { getDefaultOptions(): { queries?: { meta?: QueryMeta | undefined } } }
export const transportOf = (client: CacheOptions): Transport =>
  client.getDefaultOptions().queries?.meta?.transport ?? browserTransport

/**
 * Reads one item by its id. Null means that there is none. It is not a failure: it shows no toast, and a page from the server
 * contains it, so that the browser renders the same.
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
