import { say } from 'words:curriculum'
import { listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { listStars, setStar } from '@callofcode/contract/note/note'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { sendWords } from '../../platform/offline/send-words.ts'
import { tellTabs } from './fresh-ticks.ts'
import { ownMarks } from './marks.ts'
import { starQueue } from './queued-stars.ts'
import { sayTick, tickQueue } from './queued-ticks.ts'

/** Sends ticks that were made offline. The server accepts each tick once, from any tab. */
export async function sendTicks(client: QueryClient, memberId: string) {
  const sent = await sendWords(tickQueue, memberId, sayTick, async () => {
    await refreshCompleted(client)
    tellTabs(memberId)
  })
  if (sent === 0) return
  await wordsArrived()
  toast.success(say('ticksSent', { count: sent }))
}

/** Milliseconds after which a member may have ticked on another device. */
const OLD = 10_000

/** Returns whether the shown ticks are old. Hidden ticks are read when shown. A clock that was set back makes ticks old too. */
export function areOld(client: QueryClient): boolean {
  const ticks = client.getQueryCache().find({ queryKey: keyOf(listCompleted, {}) })
  return ticks?.isActive() === true && Math.abs(Date.now() - ticks.state.dataUpdatedAt) > OLD
}

export const refreshCompleted = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keyOf(listCompleted, {}) })

export const refreshStars = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownMarks.queryKey }),
    client.invalidateQueries({ queryKey: keyOf(listStars) }),
  ])

/** Sends stars that were set offline. A star that exists already stays. */
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
      tellTabs(memberId)
    },
  )
