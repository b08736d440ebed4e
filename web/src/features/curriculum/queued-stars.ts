import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

/** A star that was set or removed offline. */
export interface QueuedStar extends Word {
  readonly questionId: string
  readonly starred: boolean
}

export const starQueue = wordQueue<QueuedStar>('star')

/** Returns the waiting stars. It is empty on the server and during hydration. */
export const useQueuedStars = (memberId: string | undefined) => useWords(starQueue, memberId)

/** Returns the starred questions with the waiting stars applied. */
export function withQueuedStars(
  starred: ReadonlySet<string>,
  queued: readonly QueuedStar[],
): ReadonlySet<string> {
  if (queued.length === 0) return starred
  const all = new Set(starred)
  for (const word of queued) {
    if (word.starred) all.add(word.questionId)
    else all.delete(word.questionId)
  }
  return all
}
