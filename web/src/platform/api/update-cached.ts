import type { QueryClient, QueryKey } from '@tanstack/react-query'

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
