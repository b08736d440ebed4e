import { type Difficulty, setCompleted } from '@callofcode/contract/curriculum/curriculum'
import { call } from '../../platform/api/client.ts'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'
import type { Completed } from './progress.ts'

/** A tick, or one taken back, that was made without a network. */
export interface QueuedTick extends Word {
  readonly questionId: string
  readonly completed: boolean
  readonly difficulty: Difficulty
  readonly topicIds: readonly string[]
}

export const tickQueue = wordQueue<QueuedTick>('tick')

/** Says to the server how a question shall stand, and since when. */
export const sayTick = ({ questionId, completed, at, id, seen }: QueuedTick, sentAt: string) =>
  call(setCompleted, {
    params: { questionId },
    body: { completed, at, sentAt, ...(id && { id }), ...(seen && { seen }) },
  })

/** What waits to be sent; nothing on the server and during hydration. */
export const useQueuedTicks = (memberId: string | undefined) => useWords(tickQueue, memberId)

/** The completed questions as they will be when the ticks have arrived. */
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
