import { getToday, listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { getMemory, getReviewDay, listReviews } from '@callofcode/contract/review/review'
import { listSharedSolutions } from '@callofcode/contract/solution/shared-solution'
import { getStreak } from '@callofcode/contract/streak/streak'
import { listSolved } from '@callofcode/contract/submission/solution-submission'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'

const TICKS = [listCompleted, getStreak]
/**
 * Queries that depend on ticks. After a tick those on the screen are not refetched, so that no row moves while its box is
 * pressed.
 */
const OF_TICKS = [getToday, getReviewDay, listReviews, getMemory]
const OF_SOLVES = [listSolved, listSharedSolutions]

/** Refreshes all queries that a member's tick makes stale. */
export const refreshAfterTick = (client: QueryClient) =>
  Promise.all([
    ...TICKS.map((target) => client.invalidateQueries({ queryKey: keyOf(target) })),
    ...OF_TICKS.map((target) => client.invalidateQueries({ queryKey: keyOf(target), refetchType: 'none' })),
  ])

/** Refreshes all queries that an accepted solution makes stale. It also ticks the question. */
export const refreshAfterSolve = (client: QueryClient) =>
  Promise.all(
    [...TICKS, ...OF_TICKS, ...OF_SOLVES].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )
