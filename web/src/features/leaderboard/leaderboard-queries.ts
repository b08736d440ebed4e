import { getLeaderboard } from '@callofcode/contract/leaderboard/leaderboard'
import { keyOf, read } from '../../platform/api/read.ts'

export interface BoardSearch {
  readonly source?: string | undefined
  readonly order?: string | undefined
  readonly month?: string | undefined
  readonly batch?: string | undefined
}

/** Returns the query for an address. Invalid values are left out. */
export const boardOf = (search: BoardSearch) => ({
  source: search.source === 'ticks' ? ('ticks' as const) : ('verdicts' as const),
  order: search.order === 'improved' ? ('improved' as const) : ('solved' as const),
  month: /^(all|20\d{2}-(0[1-9]|1[0-2]))$/.test(search.month ?? '') ? search.month : undefined,
  batch: /^[0-9a-f-]{36}$/.test(search.batch ?? '') ? search.batch : undefined,
})

export function queryOf(search: BoardSearch) {
  const { source, order, month, batch } = boardOf(search)
  return { source, order, ...(month && { month }), ...(batch && { batch }) }
}

export const leaderboardOf = (search: BoardSearch) => read(getLeaderboard, { query: queryOf(search) })

/** The key of all boards. */
export const getLeaderboardKey = keyOf(getLeaderboard)
