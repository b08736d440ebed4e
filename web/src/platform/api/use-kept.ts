import { hashKey, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

type UseKept = <Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, Error, Shown, Key>,
) => { readonly data: Shown | undefined; readonly isPending: boolean }

const hashes = new WeakMap<QueryKey, string>()
/** Caches the hash, because a page uses a few keys many times. */
function hashOf(key: QueryKey): string {
  const known = hashes.get(key) ?? hashKey(key)
  hashes.set(key, known)
  return known
}

/**
 * Reads the cache without an observer. The server renders a page once, so no change can follow, and an observer for each use is
 * expensive.
 */
const useCached: UseKept = <Data, Shown, Key extends QueryKey>({
  queryKey,
  select,
}: UseQueryOptions<Data, Error, Shown, Key>) => {
  const data = useQueryClient().getQueryCache().get<Data>(hashOf(queryKey))?.state.data
  const isPending = data === undefined
  return { data: select && !isPending ? select(data) : (data as Shown | undefined), isPending }
}
const useObserved: UseKept = (query) => useQuery(query)

/** Reads data that the server puts into every page, such as the session. Many parts of a page use it. */
export const useKept: UseKept = import.meta.env.SSR ? useCached : useObserved
