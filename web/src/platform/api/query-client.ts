import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './client.ts'
import type { QueryMeta } from './read.ts'

const FIVE_MINUTES = 5 * 60_000
const LONGEST_WAIT = 30_000
const TRIES_AGAIN = 3
// A server with too much to do says when to come back, and has time again within a minute.
const TRIES_WHEN_TOLD = 6

// A refusal will be the same the next time; no answer and a server's fault may not be.
const worthAnotherTry = (error: Error) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

const toldWhen = (error: Error) =>
  error instanceof CallError && error.status === 503 ? error.retryAfter : undefined
const mostTries = (error: Error) => (toldWhen(error) === undefined ? TRIES_AGAIN : TRIES_WHEN_TOLD)

/** Milliseconds before the next try: each time twice as long, and not before the server wants to be asked. */
export const pauseBefore = (failures: number, error: Error) =>
  Math.min(Math.max(1000 * 2 ** failures, 1000 * (toldWhen(error) ?? 0)), LONGEST_WAIT)

export type OnFailure = (error: Error, meta: QueryMeta | undefined) => void

/** The data cache as the specification sets it: fresh and kept for five minutes, three more tries, six where the server says when, no refetch on focus. */
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
        // Asked even when the browser thinks it is offline: the person is told, instead of waiting for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < mostTries(error) && worthAnotherTry(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
