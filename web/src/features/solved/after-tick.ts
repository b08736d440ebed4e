import { getToday, listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { getMemory, getReviewDay, listReviews } from '@callofcode/contract/review/review'
import { listSharedSolutions } from '@callofcode/contract/solution/shared-solution'
import { getStreak } from '@callofcode/contract/streak/streak'
import { listSolved } from '@callofcode/contract/submission/solution-submission'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'

const TICKS = [listCompleted, getStreak]
/** What is chosen or counted by ticks; where it is on the screen it stays as it was read, so that no row goes while its box is pressed. */
const OF_TICKS = [getToday, getReviewDay, listReviews, getMemory]
const OF_SOLVES = [listSolved, listSharedSolutions]

/** All that is out of date after a member's tick. */
export const refreshAfterTick = (client: QueryClient) =>
  Promise.all([
    ...TICKS.map((target) => client.invalidateQueries({ queryKey: keyOf(target) })),
    ...OF_TICKS.map((target) => client.invalidateQueries({ queryKey: keyOf(target), refetchType: 'none' })),
  ])

/** All that is out of date after an accepted solution, which ticks its question. */
export const refreshAfterSolve = (client: QueryClient) =>
  Promise.all(
    [...TICKS, ...OF_TICKS, ...OF_SOLVES].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )
