import { type Difficulty, setCompleted } from '@callofcode/contract/curriculum/curriculum'
import { call } from '../../platform/api/client.ts'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'
import type { Completed } from './progress.ts'

/** A tick that was set or removed offline. */
export interface QueuedTick extends Word {
  readonly questionId: string
  readonly completed: boolean
  readonly difficulty: Difficulty
  readonly topicIds: readonly string[]
}

export const tickQueue = wordQueue<QueuedTick>('tick')

/** Sends the new state of a question, and the time of the change. */
export const sayTick = ({ questionId, completed, at, id, seen }: QueuedTick, sentAt: string) =>
  call(setCompleted, {
    params: { questionId },
    body: { completed, at, sentAt, ...(id && { id }), ...(seen && { seen }) },
  })

/** Returns the waiting ticks. It is empty on the server and during hydration. */
export const useQueuedTicks = (memberId: string | undefined) => useWords(tickQueue, memberId)

/** Returns the completed questions with the waiting ticks applied. */
export function withQueued(
  completed: readonly Completed[],
  queued: readonly QueuedTick[],
): readonly Completed[] {
  if (queued.length === 0) return completed
  const changed = new Set(queued.map(({ questionId }) => questionId))
  const had = new Map(completed.map((one) => [one.questionId, one]))
  const added = queued.flatMap(({ questionId, completed: done, at, difficulty, topicIds }) =>
    done ? [had.get(questionId) ?? { questionId, difficulty, topicIds: [...topicIds], completedAt: at }] : [],
  )
  return [...completed.filter(({ questionId }) => !changed.has(questionId)), ...added]
}
