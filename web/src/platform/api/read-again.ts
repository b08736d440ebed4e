import type { AnswerOf } from '@callofcode/contract/endpoint'
import { countWaiting } from '@callofcode/contract/moderation/moderation'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf, read } from './read.ts'

/** The numbers in the menu. They are read again once a minute while the page is visible, because others decide too. */
export const waitingCounts = { ...read(countWaiting, {}, { quiet: true }), refetchInterval: 60_000 }

/** Adds up all waiting decisions. The response leaves out the counts that the member may not decide. */
export const allWaiting = (counts: AnswerOf<typeof countWaiting>['data']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** Reads the counts again after a decision, also for decisions of others. The notifications show the same counts. */
export function countWaitingAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyOf(countWaiting) })
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOfNotifications(queryKey) })
}

/** Matches by address, because the endpoints are not in the first load of a page. */
const isOfNotifications = ([name]: QueryKey) => String(name).includes('/notifications')

/** Makes the next visit of Today read again after a change by the member. It matches by address, too. */
export const refreshToday = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).endsWith(' /today'),
    refetchType: 'none',
  })
