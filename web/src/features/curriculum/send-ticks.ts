import { listCompleted, setCompleted } from '@callofcode/contract/curriculum'
import { listStars, setStar } from '@callofcode/contract/learning/note'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { sendWords } from '../../platform/offline/send-words.ts'
import { localStore } from '../../platform/storage/local-store.ts'
import { say } from './curriculum-words.ts'
import { ownMarks } from './marks.ts'
import { starQueue } from './queued-stars.ts'
import { tickQueue } from './queued-ticks.ts'
import { sentKey } from './start-sending-ticks.ts'

/** Sends what was ticked without a network. The server takes each tick once, from whichever tab. */
export async function sendTicks(client: QueryClient, memberId: string) {
  const sent = await sendWords(
    tickQueue,
    memberId,
    ({ questionId, completed, id, at, seen }, sentAt) =>
      call(setCompleted, {
        params: { questionId },
        body: { completed, id, at, sentAt, ...(seen && { seen }) },
      }),
    async () => {
      await refreshCompleted(client)
      localStore.put(sentKey(memberId), String(Date.now()))
    },
  )
  if (sent === 0) return
  await wordsArrived()
  toast.success(say('ticksSent', { count: sent }))
}

export const refreshCompleted = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keyOf(listCompleted, {}) })

export const refreshStars = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownMarks.queryKey }),
    client.invalidateQueries({ queryKey: keyOf(listStars) }),
  ])

/** Sends what was starred without a network. A star that is there already stays one. */
export const sendStars = (client: QueryClient, memberId: string) =>
  sendWords(
    starQueue,
    memberId,
    async ({ questionId, starred }, sentAt) => {
      await call(setStar, { params: { questionId }, body: { starred } })
      return { saidAt: sentAt }
    },
    async () => {
      await refreshStars(client)
      // As with ticks, other tabs read them again.
      localStore.put(sentKey(memberId), String(Date.now()))
    },
  )
