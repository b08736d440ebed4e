import { listCompleted, setCompleted } from '@callofcode/contract/curriculum'
import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { mayPass } from '../../platform/api/try-again.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { localStore } from '../../platform/storage/local-store.ts'
import { say } from './curriculum-words.ts'
import { type QueuedTick, queuedTicks, unqueueTick } from './queued-ticks.ts'
import { sentKey } from './start-sending-ticks.ts'

/** Sends what was ticked without a network. A tick sets a state, so one that two tabs send is still done once. */
export async function sendTicks(client: QueryClient, memberId: string) {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const send = () => sendAll(client, memberId)
  await (locks ? locks.request(`ticks:${memberId}`, send) : send())
}

async function sendAll(client: QueryClient, memberId: string) {
  const settled: QueuedTick[] = []
  let sent = 0
  for (const tick of queuedTicks(memberId)) {
    const outcome = await sendOne(tick)
    if (outcome === 'later') break
    if (outcome === 'sent') sent += 1
    settled.push(tick)
  }
  if (settled.length === 0) return
  // The list has them before they leave the queue: no box goes back in between.
  await refreshCompleted(client)
  for (const tick of settled) unqueueTick(memberId, tick)
  localStore.put(sentKey(memberId), String(Date.now()))
  if (sent === 0) return
  await wordsArrived()
  toast.success(say('ticksSent', { count: sent }))
}

export const refreshCompleted = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keyOf(listCompleted, {}) })

async function sendOne({ questionId, completed, at }: QueuedTick): Promise<'sent' | 'refused' | 'later'> {
  try {
    await call(setCompleted, { params: { questionId }, body: { completed, at } })
    return 'sent'
  } catch (error) {
    // After the next sign-in it is sent again.
    return mayPass(error) || (error instanceof CallError && error.status === 401) ? 'later' : 'refused'
  }
}
