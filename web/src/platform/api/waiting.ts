import { countWaiting } from '@callofcode/contract/moderation'
import { countUnread, listNotifications } from '@callofcode/contract/notification'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from './read.ts'

/** The numbers in the menu: read again once a minute while the page is seen, as others decide too. */
export const waitingCounts = { ...read(countWaiting, {}, { quiet: true }), refetchInterval: 60_000 }

/** After a decision, and what may have been decided by others. The notifications say the same. */
export function countWaitingAgain(client: QueryClient) {
  for (const target of [countWaiting, countUnread, listNotifications])
    void client.invalidateQueries({ queryKey: keyOf(target) })
}
