import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { CallError } from './client.ts'
import type { QueryMeta } from './read.ts'

const FIVE_MINUTES = 5 * 60_000
const LONGEST_WAIT = 30_000
const TRIES_AGAIN = 3
// An overloaded server sends the time of the next try, and recovers within a minute.
const TRIES_WHEN_TOLD = 6

// A refusal is final. A lost response or a server error may be temporary.
const worthAnotherTry = (error: Error) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

const toldWhen = (error: Error) =>
  error instanceof CallError && error.status === 503 ? error.retryAfter : undefined
const mostTries = (error: Error) => (toldWhen(error) === undefined ? TRIES_AGAIN : TRIES_WHEN_TOLD)

/** Returns the milliseconds before the next try. They double each time, and are at least what the server asks for. */
export const pauseBefore = (failures: number, error: Error) =>
  Math.min(Math.max(1000 * 2 ** failures, 1000 * (toldWhen(error) ?? 0)), LONGEST_WAIT)

export type OnFailure = (error: Error, meta: QueryMeta | undefined) => void

/**
 * Creates the query cache of the specification. Data is fresh and cached for five minutes. A failed read is retried three times,
 * or six times if the server sends when. Focus does not refetch.
 */
export function makeQueryClient(onFailure: OnFailure = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _given, _context, mutation) => onFailure(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        // The call runs even if the browser reports that it is offline. Then people see an error instead of waiting for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < mostTries(error) && worthAnotherTry(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Changes cached responses after a write. An earlier read may bring the old state, so it is cancelled first. A first read
 * continues, because its screen waits for it.
 */
export async function updateCached<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data | undefined,
) {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  client.setQueriesData<Data>({ queryKey }, update)
}
