import { csvFile } from '@callofcode/contract/download'
import {
  getLeaderboard,
  type Leaderboard,
  type LeaderboardEntry,
  monthFile,
  monthIn,
  showOnLeaderboards,
} from '@callofcode/contract/leaderboard/leaderboard'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { auditStore, presentPageLink } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import type { Club } from '../club/public.ts'
import { ALL, type Board, type BoardRow, leaderboardStore, type OwnRow } from './leaderboard-store.ts'

interface Dependencies {
  readonly api: Api
  readonly club: Club
  readonly database: Database
}

/** The number of members shown at the top. A small board shows fewer, so the list never ends with its last member. */
const TOP = 5
/** The last place that is shown as a number. */
const LAST_PLACE = 100

/** Serves boards with the top members, the reader and their neighbours. Nobody is shown as the last. */
export function leaderboardRoutes({ api, club, database }: Dependencies) {
  const { sql } = database

  api.serve(getLeaderboard, async ({ query, caller }) => {
    const { source = 'verdicts', order = 'solved', month = monthIn(club.settings.timeZone), batch } = query
    const board: Board = { source, order, batch, month: month === 'all' ? ALL : `${month}-01` }
    return { data: { month, ...(await readBoard(sql, board, caller)) } }
  })

  api.serve(showOnLeaderboards, async ({ body: { shown }, caller, request }) => {
    await write(database, async (tx) => {
      await leaderboardStore.show(tx, caller.id, shown)
      await auditStore.record(
        tx,
        { caller, request },
        shown ? 'leaderboard.join' : 'leaderboard.leave',
        caller.id,
      )
    })
    return {
      data: { shown },
      message: shown
        ? sentence('leaderboard.standLeaderboards', 'You stand on leaderboards')
        : sentence('leaderboard.standNoLeaderboard', 'You stand on no leaderboard'),
    }
  })

  api.serveFile(monthFile, async ({ caller }) => {
    const months = await leaderboardStore.months(sql, caller.id)
    const rows = months.map(({ month, verdicts, ticks }) => [month, String(verdicts), String(ticks)])
    return {
      name: 'my-months.csv',
      body: csvFile([['Month', 'Problems solved here', 'Problems ticked'], ...rows]),
    }
  })
}

async function readBoard(sql: Sql, board: Board, caller: Caller): Promise<Omit<Leaderboard, 'month'>> {
  const own = await leaderboardStore.own(sql, board, caller.id)
  if (!own) throw signedOut()
  const [size, top, batches] = await Promise.all([
    leaderboardStore.size(sql, board),
    leaderboardStore.top(sql, board, TOP),
    batchStore.names(sql),
  ])
  // The lower half of a board has no place numbers.
  const half = Math.ceil(size / 2)
  const present = presenter(caller.id, Math.min(half, LAST_PLACE))
  const first = top.slice(0, Math.min(TOP, half))
  return {
    top: first.map((row) => present(row, 1 + top.filter(({ count }) => count > row.count).length)),
    around: await readAround(sql, board, own, caller, first, present),
    own: presentOwn(board, own),
    batches,
  }
}

const presentOwn = ({ month }: Board, { count, before, shown, isHidden, isAlumni, isNew }: OwnRow) => ({
  count,
  before: month === ALL ? null : before,
  shown,
  isHidden,
  isAlumni,
  isNew,
})

type Present = (row: BoardRow, place: number) => LeaderboardEntry
const presenter =
  (memberId: string, most: number): Present =>
  ({ id, name, profilePhoto, page, count }, place) => ({
    _id: id,
    name,
    profilePhoto,
    page: presentPageLink(page),
    count,
    place: place <= most ? place : null,
    isYou: id === memberId,
  })

/** Reads the neighbours of a member. New members are welcomed and not ranked. Members at the top are already visible there. */
async function readAround(
  sql: Sql,
  board: Board,
  { standing, isNew }: OwnRow,
  caller: Caller,
  first: readonly BoardRow[],
  present: Present,
): Promise<LeaderboardEntry[]> {
  if (standing === null || isNew || first.some(({ id }) => id === caller.id)) return []
  const near = await leaderboardStore.around(sql, board, caller.id, standing)
  const { id, name, profilePhoto } = caller
  const page = { handle: '', status: 'approved', showsPage: 'nobody' } as const
  const you = { id, name, profilePhoto, page, count: standing }
  const all = [...near, you].toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
  const better = await leaderboardStore.better(sql, board, [...new Set(all.map(({ count }) => count))])
  return all
    .filter(({ id: one }) => !first.some((row) => row.id === one))
    .map((row) => present(row, 1 + (better.get(row.count) ?? 0)))
}
