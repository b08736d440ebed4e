import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

/** A star, or one taken back, that was made without a network. */
export interface QueuedStar extends Word {
  readonly questionId: string
  readonly starred: boolean
}

export const starQueue = wordQueue<QueuedStar>('star')

/** What waits to be sent; nothing on the server and during hydration. */
export const useQueuedStars = (memberId: string | undefined) => useWords(starQueue, memberId)

/** The starred questions as they will be when the stars have arrived. */
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
