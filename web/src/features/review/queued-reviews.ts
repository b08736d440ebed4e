import type { Rating } from '@callofcode/contract/review/review'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

/** How well a question was known, as said without a network; null takes it back. */
export interface QueuedReview extends Word {
  readonly questionId: string
  readonly rating: Rating | null
}

export const reviewQueue = wordQueue<QueuedReview>('review')

export const useQueuedReviews = (memberId: string | undefined) => useWords(reviewQueue, memberId)

/** Says nothing more of it: what has never left is gone, what may have arrived is taken back. */
export function takeBackQueued(memberId: string, questionId: string, seen: string | undefined) {
  if (!reviewQueue.forget(memberId, questionId))
    reviewQueue.put(memberId, questionId, { questionId, rating: null, seen })
}
