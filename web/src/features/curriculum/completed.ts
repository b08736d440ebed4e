import { listCompleted, type NextInTopic } from '@callofcode/contract/curriculum/curriculum'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'
import type { Completed } from './progress.ts'
import { useQueuedTicks, withQueued } from './queued-ticks.ts'

const NONE: readonly Completed[] = []
const NOWHERE: readonly NextInTopic[] = []

export interface CompletedState {
  /** False for visitors: for them nothing is fetched. */
  readonly member: boolean
  /** Undefined while loading. */
  readonly completed: readonly Completed[] | undefined
  /** The question to continue with in each unfinished topic. The first one is of the topic to go on with. */
  readonly next: readonly NextInTopic[]
  /** The question to continue with in a topic. */
  readonly nextIn: (topicId: string) => NextInTopic | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Returns the questions that the member has ticked, including ticks that wait for the network. */
export function useCompleted(): CompletedState {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const { data, isError, refetch } = useQuery({ ...read(listCompleted, {}), enabled: member })
  const queued = useQueuedTicks(member ? session?.id : undefined)
  const listed = data?.completedQuestion
  const completed = useMemo(() => listed && withQueued(listed, queued), [listed, queued])
  return {
    member,
    completed: member ? completed : NONE,
    next: (member && data?.next) || NOWHERE,
    nextIn: (topicId) => (member ? data?.next?.find((one) => one.topicId === topicId) : undefined),
    failed: member && isError && !data,
    retry: () => void refetch(),
  }
}
