import type { AnswerOf } from '@callofcode/contract/endpoint'
import { countWaiting } from '@callofcode/contract/moderation/moderation'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf, read } from './read.ts'

/** The numbers in the menu: read again once a minute while the page is seen, as others decide too. */
export const waitingCounts = { ...read(countWaiting, {}, { quiet: true }), refetchInterval: 60_000 }

/** How many decisions wait in all. Who may not decide about something is not told how many of it wait. */
export const allWaiting = (counts: AnswerOf<typeof countWaiting>['data']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** After a decision, and what may have been decided by others. The notifications say the same. */
export function countWaitingAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyOf(countWaiting) })
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOfNotifications(queryKey) })
}

/** By their address: their endpoints are not in the first load of a page. */
const isOfNotifications = ([name]: QueryKey) => String(name).includes('/notifications')
