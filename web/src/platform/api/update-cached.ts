import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes cached answers after a write. A read that was sent before the write may bring the old state, so it is
 * cancelled first. A first read continues: its screen waits for it.
 */
export async function updateCached<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data | undefined,
) {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  client.setQueriesData<Data>({ queryKey }, update)
}
