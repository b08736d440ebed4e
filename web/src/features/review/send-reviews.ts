import { say } from 'words:review'
import { rateReview } from '@callofcode/contract/review/review'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { sendWords } from '../../platform/offline/send-words.ts'
import { refreshReviews, reviewQueue } from './review-queries.ts'

/** Sends ratings that were given offline. The server accepts each of them once, from any tab. */
export async function sendReviews(client: QueryClient, memberId: string) {
  const sent = await sendWords(
    reviewQueue,
    memberId,
    async ({ questionId, rating, id, at, seen }, sentAt) =>
      (
        await call(rateReview, {
          params: { questionId },
          body: { rating, id, at, sentAt, ...(seen && { seen }) },
        })
      ).data,
    () => refreshReviews(client),
  )
  if (sent === 0) return
  await wordsArrived()
  toast.success(say('reviewsSent', { count: sent }))
}
