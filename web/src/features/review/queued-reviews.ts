import type { Rating } from '@callofcode/contract/review/review'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

/** A rating that was given offline. Null takes the rating back. */
export interface QueuedReview extends Word {
  readonly questionId: string
  readonly rating: Rating | null
}

export const reviewQueue = wordQueue<QueuedReview>('review')

export const useQueuedReviews = (memberId: string | undefined) => useWords(reviewQueue, memberId)

/** Takes a queued rating back. A rating that was never sent is deleted. One that may have arrived is revoked. */
export function takeBackQueued(memberId: string, questionId: string, seen: string | undefined) {
  if (!reviewQueue.forget(memberId, questionId))
    reviewQueue.put(memberId, questionId, { questionId, rating: null, seen })
}
