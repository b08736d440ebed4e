import { Readable } from 'node:stream'
import { csvFile, csvRows } from '@callofcode/contract/download'
import { monthIn } from '@callofcode/contract/leaderboard/leaderboard'
import { listWholeBoard, wholeBoardFile } from '@callofcode/contract/leaderboard/whole-board'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import type { Club } from '../club/public.ts'
import { ALL, type Board } from './leaderboard-store.ts'
import { type BoardPlace, wholeBoardStore } from './whole-board-store.ts'

interface Dependencies {
  readonly api: Api
  readonly club: Club
  readonly database: Database
}
type Choices = { readonly [K in keyof Board]?: Board[K] | undefined }

const place = z.tuple([z.int().min(1).max(2_147_483_647), id])
/** The rows of a file that one statement reads. */
const ROWS = 1_000

/** Serves the whole board to organisers. Who shows on no leaderboard was told that nobody sees their place, and is not named. */
export function wholeBoardRoutes({ api, club, database: { sql } }: Dependencies) {
  function boardOf({ source = 'verdicts', order = 'solved', month, batch }: Choices) {
    const shown = month ?? monthIn(club.settings.timeZone)
    const board: Board = { source, order, batch, month: shown === 'all' ? ALL : `${shown}-01` }
    return { month: shown, board }
  }

  api.serve(listWholeBoard, async ({ query }) => {
    const { month, board } = boardOf(query)
    const after = readCursor(place, query.cursor)
    const [{ rows, next }, sizes, batches] = await Promise.all([
      wholeBoardStore.page(sql, board, query.q, after),
      wholeBoardStore.sizes(sql, board),
      batchStore.names(sql),
    ])
    const data = rows.map(({ id: one, ...row }) => ({ _id: one, ...row }))
    return { month, data, ...sizes, batches, nextCursor: writeCursor(next) }
  })

  api.serveFile(wholeBoardFile, async (call) => {
    const { month, board } = boardOf(call.query)
    await auditStore.record(sql, call, 'leaderboard.export', month)
    return { name: `leaderboard-${month}.csv`, body: Readable.from(textOf(board)) }
  })

  async function* textOf(board: Board) {
    yield csvFile([['Place', 'Name', 'Batch', 'Roll number', HEADS[board.order]]])
    for (let after: BoardPlace | undefined, more = true; more; ) {
      const page: Awaited<ReturnType<typeof wholeBoardStore.page>> = await wholeBoardStore.page(
        sql,
        board,
        undefined,
        after,
        ROWS,
      )
      yield csvRows(
        page.rows.map((row) => [
          String(row.place),
          row.name,
          row.batch ?? '',
          row.rollNumber ?? '',
          String(row.count),
        ]),
      )
      after = page.next
      more = after !== undefined
    }
  }
}
const HEADS = { solved: 'Problems', improved: 'More problems than the month before' } as const
