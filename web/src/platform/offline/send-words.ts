import { CallError } from '../api/client.ts'
import { mayPass } from '../api/try-again.ts'
import type { Word, WordQueue } from './word-queue.ts'

/** Sends one word, with the time by this device's clock; returns when it counts as said. */
export type PostWord<One extends Word> = (
  word: One & { readonly id: string },
  sentAt: string,
) => Promise<{ readonly saidAt: string }>

export interface Sent<One extends Word> {
  readonly place: string
  readonly word: One
  readonly outcome: 'sent' | 'refused'
}

/** Sends what waits, and gives it to `settled` before it leaves the queue, so that no mark goes back in between. */
export async function sendWords<One extends Word>(
  queue: WordQueue<One>,
  memberId: string,
  post: PostWord<One>,
  settled: (sent: readonly Sent<One>[]) => Promise<unknown>,
): Promise<number> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const send = () => sendAll(queue, memberId, post, settled)
  return locks ? locks.request(`words:${queue.prefixOf(memberId)}`, send) : send()
}

async function sendAll<One extends Word>(
  queue: WordQueue<One>,
  memberId: string,
  post: PostWord<One>,
  settled: (sent: readonly Sent<One>[]) => Promise<unknown>,
) {
  const all: Sent<One>[] = []
  for (const { place } of queue.list(memberId)) {
    const found = queue.leave(memberId, place)
    if (!found) continue
    const outcome = await sendInOrder([...(found.before ?? []), found.word], post)
    if (outcome === 'later') break
    all.push({ place, word: found.word, outcome })
  }
  if (all.length === 0) return 0
  await settled(all)
  for (const { place, word } of all) queue.arrived(memberId, place, word)
  return all.filter(({ outcome }) => outcome === 'sent').length
}

/** Each knows when the one before it counts, and counts after it. */
async function sendInOrder<One extends Word>(words: readonly One[], post: PostWord<One>) {
  let before: string | undefined
  for (const word of words) {
    try {
      const seen = laterOf(word.seen, before)
      const sent = { ...word, id: word.id ?? '', ...(seen && { seen }) }
      before = (await post(sent, new Date().toISOString())).saidAt
    } catch (error) {
      // After the next sign-in it is sent again.
      return mayPass(error) || (error instanceof CallError && error.status === 401) ? 'later' : 'refused'
    }
  }
  return 'sent'
}

const laterOf = (one: string | undefined, other: string | undefined) =>
  !other || (one && Date.parse(one) > Date.parse(other)) ? one : other
