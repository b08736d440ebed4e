import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './client.ts'
import type { QueryMeta } from './read.ts'

const FIVE_MINUTES = 5 * 60_000
const LONGEST_WAIT = 30_000
const TRIES_AGAIN = 3
// An overloaded server says when to come back, and has recovered within a minute.
const TRIES_WHEN_TOLD = 6

// A refusal will not change; a lost answer or a server error may.
const worthAnotherTry = (error: Error) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

const toldWhen = (error: Error) =>
  error instanceof CallError && error.status === 503 ? error.retryAfter : undefined
const mostTries = (error: Error) => (toldWhen(error) === undefined ? TRIES_AGAIN : TRIES_WHEN_TOLD)

/** Milliseconds before the next try: doubled each time, and never less than the server asks for. */
export const pauseBefore = (failures: number, error: Error) =>
  Math.min(Math.max(1000 * 2 ** failures, 1000 * (toldWhen(error) ?? 0)), LONGEST_WAIT)

export type OnFailure = (error: Error, meta: QueryMeta | undefined) => void

/**
 * The data cache as the specification sets it: data is fresh and kept for five minutes, a failed read is tried
 * three more times, or six if the server says when, and focus causes no refetch.
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
        // Tried even if the browser believes it is offline: people then see an error instead of waiting for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < mostTries(error) && worthAnotherTry(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
