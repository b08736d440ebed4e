import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, onwards, text } from '../text.ts'
import { getLeaderboard } from './leaderboard.ts'

/** A member in their place. Equal counts share one. */
export const placed = z.object({
  _id: id,
  place: z.number().int(),
  name: z.string(),
  batch: z.string().nullable(),
  rollNumber: z.string().nullable(),
  count: z.number().int(),
})
export type Placed = z.infer<typeof placed>

export const listWholeBoard = endpoint({
  method: 'GET',
  path: '/admin/leaderboard',
  scope: 'admin:read',
  summary:
    'Everybody on the leaderboard, for organisers: who hides from leaderboards is counted and not named',
  callers: 'report',
  query: z.strictObject({ ...getLeaderboard.query.shape, q: text(limits.search).optional(), ...onwards }),
  answer: z.object({
    /** A month like 2026-11, or `all`. */
    month: z.string(),
    data: z.array(placed),
    /** All on the board, whatever is searched. */
    count: z.number().int(),
    /** Who would stand on the board, but shows on none or is one of the alumni. */
    hidden: z.number().int(),
    batches: z.array(z.object({ _id: id, name: z.string() })),
    nextCursor: z.string().nullable(),
  }),
})
export const wholeBoardFile = endpoint({
  method: 'GET',
  path: '/whole-leaderboard.csv',
  file: 'text/csv',
  summary: 'Everybody on the leaderboard, for organisers',
  callers: 'report',
  query: getLeaderboard.query,
})
