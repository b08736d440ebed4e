import type { LEADERBOARD_ORDERS, LEADERBOARD_SOURCES } from '@callofcode/contract/leaderboard/leaderboard'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type PersonalData, rowsOf, STAY } from '../../platform/personal-data.ts'
import type { PageLinkRow } from '../account/public.ts'

export interface Board {
  readonly source: (typeof LEADERBOARD_SOURCES)[number]
  readonly order: (typeof LEADERBOARD_ORDERS)[number]
  /** The first day of the month, or `ALL` for all months. */
  readonly month: string
  readonly batch: string | undefined
}

/** The month of the rows that hold all months. */
export const ALL = '1970-01-01'
/** The upper bound for counting the size of a board and the places. */
const MOST = 200

export interface BoardRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly profilePhoto: string | null
  readonly page: PageLinkRow
  readonly count: number
}

export interface OwnRow extends Record<string, unknown> {
  readonly count: number
  readonly before: number
  /** The value that orders the board, or null for a member who is not on it. */
  readonly standing: number | null
  readonly shown: boolean
  readonly isHidden: boolean
  readonly isAlumni: boolean
  readonly isNew: boolean
}

const NAMED = raw`m.id, m.name, m.profile_photo as "profilePhoto",
  json_build_object('handle', m.handle, 'status', m.status, 'showsPage', m.shows_page) as page`

/** Each list is an index scan (0084-leaderboards.sql) over visible rows only. */
export const measureOf = ({ order }: Board) => (order === 'improved' ? raw.raw('b.gain') : raw.raw('b.count'))
export const onBoard = (board: Board, isListed = true): SQL => raw`
  b.source = ${board.source} and b.month = ${board.month}::date ${isListed ? raw`and b.listed` : raw``} and ${measureOf(board)} > 0
  ${board.batch ? raw`and b.batch_id = ${board.batch}::uuid` : raw``}`

/** The statements read their results and at most two hundred index entries, for any number of members and months. */
export const leaderboardStore = {
  async top(sql: Sql, board: Board, most: number): Promise<BoardRow[]> {
    const value = measureOf(board)
    const { rows } = await sql.execute<BoardRow>(raw`
      select ${NAMED}, board.count from (
        select b.member_id, ${value} as count from member_months b where ${onBoard(board)}
        order by ${value} desc, b.member_id limit ${most}
      ) board join members m on m.id = board.member_id order by board.count desc, m.id`)
    return rows
  },

  /** Returns the two members before and the two after a member on the board, best first. The member is left out. */
  async around(sql: Sql, board: Board, memberId: string, standing: number) {
    const value = measureOf(board)
    const side = (before: boolean) => {
      const [than, way, byId] = before
        ? [raw`>`, raw`asc`, raw`b.member_id < ${memberId}`]
        : [raw`<`, raw`desc`, raw`b.member_id > ${memberId}`]
      const idWay = before ? raw`desc` : raw`asc`
      // Members with the same number come first, then the next numbers. Each is an index scan of its own.
      return raw`(select * from (
        (select b.member_id, ${value} as count from member_months b
          where ${onBoard(board)} and ${value} = ${standing} and ${byId} order by b.member_id ${idWay} limit 2)
        union all
        (select b.member_id, ${value} as count from member_months b
          where ${onBoard(board)} and ${value} ${than} ${standing} order by ${value} ${way}, b.member_id ${idWay} limit 2)
        ) near order by count ${way} limit 2)`
    }
    const { rows } = await sql.execute<BoardRow>(raw`
      select ${NAMED}, near.count from (${side(true)} union all ${side(false)}) near
      join members m on m.id = near.member_id order by near.count desc, m.id`)
    return rows
  },

  /** Counts the members on the board, up to a bound. */
  async size(sql: Sql, board: Board): Promise<number> {
    const { rows } = await sql.execute<{ size: number }>(raw`
      select count(*)::int as size from (
        select from member_months b where ${onBoard(board)} order by ${measureOf(board)} desc limit ${MOST}) counted`)
    return rows[0]?.size ?? 0
  },

  /** Counts the members with more than each of these values, up to a bound. */
  async better(sql: Sql, board: Board, than: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const value = measureOf(board)
    const { rows } = await sql.execute<{ than: number; better: number }>(raw`
      select v.than, (select count(*)::int from (
        select from member_months b where ${onBoard(board)} and ${value} > v.than
        order by ${value} desc limit ${MOST}) counted) as better
      from unnest(${raw.param([...than])}::int[]) v (than)`)
    return new Map(rows.map((row) => [row.than, row.better]))
  },

  async own(sql: Sql, board: Board, memberId: string): Promise<OwnRow | undefined> {
    const { rows } = await sql.execute<OwnRow>(raw`
      select coalesce(n.count, 0) as count, coalesce(p.count, 0) as before,
        case when is_listed(m) then (select ${measureOf(board)} from member_months b where ${onBoard(board)} and b.member_id = m.id)
          end as standing,
        m.on_leaderboards as shown, m.shows_page = 'nobody' as "isHidden", m.archived_at is not null as "isAlumni",
        m.created_at > now() - interval '14 days' as "isNew"
      from members m
      left join member_months n on n.member_id = m.id and n.source = ${board.source} and n.month = ${board.month}::date
      left join member_months p on p.member_id = m.id and p.source = ${board.source}
        and p.month = (${board.month}::date - interval '1 month')::date
      where m.id = ${memberId}`)
    return rows[0]
  },

  async show(tx: Sql, memberId: string, shown: boolean) {
    await tx.execute(raw`update members set on_leaderboards = ${shown} where id = ${memberId}`)
  },

  /** Lists the member's own months, latest first, with both sources side by side. */
  async months(sql: Sql, memberId: string) {
    const { rows } = await sql.execute<{ month: string; verdicts: number; ticks: number }>(raw`
      select to_char(month, 'YYYY-MM') as month,
        coalesce(sum(count) filter (where source = 'verdicts'), 0)::int as verdicts,
        coalesce(sum(count) filter (where source = 'ticks'), 0)::int as ticks
      from member_months where member_id = ${memberId} and month > ${ALL}::date
      group by month having sum(count) > 0 order by month desc`)
    return rows
  },
}

export const personalData = {
  exported: [
    {
      ...rowsOf('member_months'),
      name: 'months',
      shown: { month: 't.month::text', source: 't.source', count: 't.count' },
    },
  ],
  merged: {
    // Triggers maintain this table.
    'member_months.member_id': STAY,
  },
} satisfies PersonalData
