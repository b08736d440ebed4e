import { getClubHome } from '@callofcode/contract/site/organiser'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { waitingCounts } from '../../platform/api/waiting.ts'

/** Coming back after a step shows it ticked. */
export const clubHomeOf = { ...read(getClubHome, {}, { quiet: true }), staleTime: 3_000 }

export const loadTasks = (client: QueryClient) => client.prefetchQuery(waitingCounts)

export const loadOrganiser = (client: QueryClient) =>
  Promise.all([client.prefetchQuery(clubHomeOf), client.prefetchQuery(waitingCounts)])
