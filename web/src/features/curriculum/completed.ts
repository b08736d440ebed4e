import { listCompleted, type NextInTopic } from '@callofcode/contract/curriculum'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'
import type { Completed } from './progress.ts'

const NONE: readonly Completed[] = []

export interface CompletedState {
  /** False for visitors: for them nothing is fetched. */
  readonly member: boolean
  /** Undefined while it is loading. */
  readonly completed: readonly Completed[] | undefined
  /** The question to continue with in a topic. */
  readonly nextIn: (topicId: string) => NextInTopic | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** What the signed-in member has ticked. */
export function useCompleted(): CompletedState {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const { data, isError, refetch } = useQuery({ ...read(listCompleted, {}), enabled: member })
  return {
    member,
    completed: member ? data?.completedQuestion : NONE,
    nextIn: (topicId) => (member ? data?.next?.find((one) => one.topicId === topicId) : undefined),
    failed: member && isError && !data,
    retry: () => void refetch(),
  }
}
