import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { membersCalled } from '../account/public.ts'
import { BATCH_NAME } from '../batch/public.ts'
import { factOf } from '../member-fact/public.ts'
import { type Board, measureOf, onBoard } from './leaderboard-store.ts'

const PAGE = 50
/** The most members that a search compares. */
const MOST_FOUND = 500

export interface PlacedRow extends Record<string, unknown> {
  readonly id: string
  readonly place: number
  readonly name: string
  readonly batch: string | null
  readonly rollNumber: string | null
  readonly count: number
}
/** The number and the id of the last member of a page. */
export type BoardPlace = readonly [number, string]

/** Whole boards. Places are numbered over the counted rows of one index, whatever part of them is shown. */
export const wholeBoardStore = {
  async page(sql: Sql, board: Board, q: string | undefined, after: BoardPlace | undefined, size = PAGE) {
    const value = measureOf(board)
    const { rows } = await sql.execute<PlacedRow>(raw`
      select m.id, shown.place, m.name, ${BATCH_NAME} as batch, ${factOf(raw`m.id`, ROLL_NUMBER)} as "rollNumber", shown.count
      from (select * from (
          select b.member_id, ${value} as count, rank() over (order by ${value} desc)::int as place
          from member_months b where ${onBoard(board)}) counted
        where true ${q ? raw`and member_id in (${membersCalled(q, MOST_FOUND, raw`true`)})` : raw``}
          ${after ? raw`and (-count, member_id) > (${-after[0]}::int, ${after[1]}::uuid)` : raw``}
        order by count desc, member_id limit ${size + 1}) shown
      join members m on m.id = shown.member_id
      order by shown.count desc, m.id`)
    const { page, last } = pageOf(rows, size)
    const next: BoardPlace | undefined = last && [last.count, last.id]
    return { rows: page, next }
  },

  async sizes(sql: Sql, board: Board) {
    const { rows } = await sql.execute<{ count: number; hidden: number }>(raw`
      select (count(*) filter (where listed))::int as count, (count(*) filter (where not listed))::int as hidden
      from (select b.listed from member_months b where ${onBoard(board, false)}) counted`)
    return rows[0] ?? { count: 0, hidden: 0 }
  },
}
