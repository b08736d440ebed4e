import type { QueryClient } from '@tanstack/react-query'
import { sendStars, sendTicks } from '../features/curriculum/send-ticks.ts'
import { sendNotes } from '../features/draft/send-notes.ts'
import { continuePacks } from '../features/pack/keep-pack.ts'
import { sendHints } from '../features/problem/queued-hints.ts'
import { sendReviews } from '../features/review/send-reviews.ts'

/** Sends the changes that were made offline. Ticks are sent first, because they create the reviews that hints count for. */
export async function sendWaiting(client: QueryClient, memberId: string) {
  await sendTicks(client, memberId)
  await sendHints(client, memberId)
  await sendReviews(client, memberId)
  await sendStars(client, memberId)
  await sendNotes(memberId)
  await continuePacks(memberId)
}
