import { listTopics, type Topic } from '@callofcode/contract/curriculum'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'

export interface TopicsState {
  /** In learning order; undefined while they load. */
  readonly topics: readonly Topic[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

export function useTopics(): TopicsState {
  const { data, isError, refetch } = useQuery(read(listTopics, {}))
  return { topics: data?.topics, failed: isError, retry: () => void refetch() }
}
