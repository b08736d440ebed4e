import type { AnswerCache } from '../../platform/answer-cache/answer-cache.ts'
import type { EventRow } from './event-tables.ts'

const LONGEST_TIMER = 86_400_000

/**
 * Lists of events grow old without a write: an upcoming event becomes a past one by itself. Told of every list that
 * is made, this drops the ready-made ones when the next event ends.
 */
export function eventClock(cache: AnswerCache) {
  let timer: NodeJS.Timeout | undefined
  return {
    listed(upcoming: readonly EventRow[]) {
      clearTimeout(timer)
      const next = Math.min(...upcoming.map((event) => event.endsAt.getTime()))
      const wait = Math.min(Math.max(next - Date.now(), 0), LONGEST_TIMER)
      timer = setTimeout(() => cache.drop(['events']), wait).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
