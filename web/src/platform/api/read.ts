import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import type { Transport } from '@callofcode/contract/page'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { browserTransport, CallError, call } from './client.ts'

export interface QueryMeta extends Record<string, unknown> {
  /** How this cache calls the API: inside the process while the server renders, else by `fetch`. */
  transport?: Transport
  /** The toast of a failure is the answer's message, whatever its status. */
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
 * The query key of an endpoint's answers; without `input`, of all of them. It says whether they are personal: such
 * answers leave the cache when somebody else signs in.
 */
export function keyOf({ callers, path }: Endpoint, input?: object): QueryKey {
  const name = callers === 'anyone' ? path : `${PERSONAL} ${path}`
  return input ? [name, input] : [name]
}

const PERSONAL = 'personal'
export const isPersonal = ([name]: QueryKey) => String(name).startsWith(`${PERSONAL} `)

/** A reading call as a query: `useQuery(read(listBlogs, {}))`. */
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
