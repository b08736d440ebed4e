import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keyOf, type QueryMeta, transportOf } from './read.ts'

/** The last page contains the cursor of the next one. Endpoints use two names for it. */
interface Page {
  readonly nextCursor?: string | null
  readonly next?: string | null
}

/** Reads a list page by page: `useInfiniteQuery(readPages(listReplies, { params: { id } }))`. */
export const readPages = <const E extends Endpoint>(target: E, input: InputOf<E>, meta: QueryMeta = {}) =>
  infiniteQueryOptions({
    // The key differs from that of `read` for the same address, because pages have another form.
    queryKey: [...keyOf(target, input), 'pages'],
    queryFn: ({ pageParam, signal, client }): Promise<AnswerOf<E>> =>
      call(target, from(input, pageParam), { signal, transport: transportOf(client) }),
    initialPageParam: '',
    getNextPageParam: (last) => {
      const { nextCursor, next } = last as Page
      return nextCursor ?? next
    },
    meta,
  })

function from<Input extends object>(input: Input, cursor: string): Input {
  const { query } = input as { query?: object }
  return cursor ? { ...input, query: { ...query, cursor } } : input
}
