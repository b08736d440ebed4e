import {
  dropReview,
  getMemory,
  getReviewDay,
  listReviews,
  postponeReview,
  type Rating,
  rateReview,
} from '@callofcode/contract/review/review'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { newUuid, useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

export const reviewDay = { ...read(getReviewDay, {}, { quiet: true }), staleTime: 3_000 }
export const ownMemory = { ...read(getMemory, {}, { quiet: true }), staleTime: 3_000 }

export interface ReviewSearch {
  readonly state?: string | undefined
  readonly cursor?: string | undefined
}
export const stateOf = ({ state }: ReviewSearch) => (state === 'dropped' ? 'dropped' : 'planned')
export const reviewsOf = (search: ReviewSearch) =>
  read(
    listReviews,
    { query: { state: stateOf(search), ...(search.cursor && { cursor: search.cursor }) } },
    { quiet: true },
  )

/** Makes a rating that is given now on this device. */
export const wordOf = (questionId: string, rating: Rating | null) => ({
  id: newUuid(),
  at: new Date().toISOString(),
  questionId,
  rating,
})

/** The same word, however often it is sent. */
export const rate = ({ questionId, ...body }: ReturnType<typeof wordOf>) =>
  call(rateReview, { params: { questionId }, body })
export const postpone = (questionId: string, until: string | null) =>
  call(postponeReview, { params: { questionId }, body: { until } })
export const drop = (questionId: string, dropped: boolean) =>
  call(dropReview, { params: { questionId }, body: { dropped } })

export const refreshReviews = (client: QueryClient) =>
  Promise.all(
    [getReviewDay, listReviews, getMemory].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )

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
