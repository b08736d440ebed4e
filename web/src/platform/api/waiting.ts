import { countWaiting } from '@callofcode/contract/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from './read.ts'

/** The numbers in the menu. */
export const waitingCounts = read(countWaiting, {}, { quiet: true })

/** After a decision, and what may have been decided by others. */
export function countWaitingAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyOf(countWaiting) })
}
