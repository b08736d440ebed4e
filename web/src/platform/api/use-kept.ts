import { hashKey, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

type UseKept = <Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, Error, Shown, Key>,
) => { readonly data: Shown | undefined; readonly isPending: boolean }

const hashes = new WeakMap<QueryKey, string>()
/** Each of a handful of keys, many times in a page. */
function hashOf(key: QueryKey): string {
  const known = hashes.get(key) ?? hashKey(key)
  hashes.set(key, known)
  return known
}

/** A page is drawn once on the server, so nothing has to hear of a change: an observer for each use is dear. */
const useCached: UseKept = <Data, Shown, Key extends QueryKey>({
  queryKey,
  select,
}: UseQueryOptions<Data, Error, Shown, Key>) => {
  const data = useQueryClient().getQueryCache().get<Data>(hashOf(queryKey))?.state.data
  const isPending = data === undefined
  return { data: select && !isPending ? select(data) : (data as Shown | undefined), isPending }
}
const useObserved: UseKept = (query) => useQuery(query)

/** Reads what the server puts into every page, such as who is signed in. Many parts of a page ask for it. */
export const useKept: UseKept = import.meta.env.SSR ? useCached : useObserved
