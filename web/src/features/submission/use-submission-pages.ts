import { listSubmissions, type SolutionSubmission } from '@callofcode/contract/solution-submission'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'

interface SubmissionPages {
  readonly list: readonly SolutionSubmission[] | undefined
  readonly failed: boolean
  /** Reads older ones; undefined where there are none. */
  readonly more: (() => void) | undefined
}

export function useSubmissionPages(slug: string, enabled: boolean): SubmissionPages {
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listSubmissions), 'pages', slug],
    queryFn: ({ pageParam, signal }) =>
      call(listSubmissions, { params: { slug }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled,
    // Another tab or device may have handed in more.
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  return {
    list: data?.pages.flatMap((page) => page.data),
    failed: isError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
