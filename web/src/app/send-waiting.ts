import type { QueryClient } from '@tanstack/react-query'
import { sendTicks } from '../features/curriculum/send-ticks.ts'
import { sendReviews } from '../features/review/send-reviews.ts'

/** Sends what was done without a network. Ticks come first: they make the reviews. */
export async function sendWaiting(client: QueryClient, memberId: string) {
  await sendTicks(client, memberId)
  await sendReviews(client, memberId)
}
