import { say } from 'words:sending'
import { CallError } from '../api/client.ts'
import { mayPass } from '../api/try-again.ts'
import { toast } from '../feedback/toasts.ts'
import { wordsArrived } from '../language/loaded.ts'
import { sayWaits, type Word, type WordQueue } from './word-queue.ts'

/** Sends one queued action with the time of this device's clock. Returns the time at which it counts. */
export type PostWord<One extends Word> = (
  word: One & { readonly id: string },
  sentAt: string,
) => Promise<{ readonly saidAt: string }>

export interface Sent<One extends Word> {
  readonly place: string
  readonly word: One
  /** The reason why the site permanently refuses the action. */
  readonly refused?: CallError
}

/**
 * Sends the queue. `settled` receives the sent actions before they leave the queue, so that no mark flips back in between. The
 * member is notified of refused actions, which are not sent again. Returns how many were sent.
 */
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
    all.push({ place, word: found.word, ...(outcome && { refused: outcome }) })
  }
  if (all.length === 0) return 0
  await settled(all)
  for (const { place, word } of all) queue.arrived(memberId, place, word)
  const refused = all.flatMap((one) => one.refused ?? [])
  if (refused[0]) await tellRefused(refused.length, refused[0].message)
  return all.length - refused.length
}

async function tellRefused(count: number, reason: string) {
  await wordsArrived()
  toast.error(say('refused', { count, reason: reason }))
}

/**
 * Sends actions in order. Each contains the time of the previous action, and counts after it. Returns why the last was refused.
 */
async function sendInOrder<One extends Word>(
  words: readonly One[],
  post: PostWord<One>,
): Promise<CallError | 'later' | undefined> {
  let before: string | undefined
  let refused: CallError | undefined
  for (const word of words) {
    try {
      const seen = laterOf(word.seen, before)
      const sent = { ...word, id: word.id ?? '', ...(seen && { seen }) }
      before = (await post(sent, new Date().toISOString())).saidAt
      refused = undefined
    } catch (error) {
      if (mayPass(error)) sayWaits()
      if (!(error instanceof CallError) || mayPass(error) || AFTER_MORE.includes(error.status)) return 'later'
      refused = error
    }
  }
  return refused
}
/** The action is accepted after the next sign-in, or once an admin has set up the second factor. */
const AFTER_MORE = [401, 403]

const laterOf = (one: string | undefined, other: string | undefined) =>
  !other || (one && Date.parse(one) > Date.parse(other)) ? one : other
