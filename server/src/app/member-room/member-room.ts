import { messages } from '@callofcode/contract/messages'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { Failure } from '../../platform/failure.ts'
import { GROWN, PARTS } from './grown-tables.ts'

/** Milliseconds until a total is read again. Bytes that are sent meanwhile are added to it. */
const LASTS = 60_000
/** The number of members whose totals are cached. */
const MOST = 10_000
/** The bytes of a row beside its columns. */
const ROW_BYTES = 24

interface Sum {
  readonly at: number
  bytes: number
}

/**
 * Checks one total for everything that a member makes grow (grown-tables.ts). `refuseFull` throws a 413 Failure when the given
 * bytes would exceed the limit.
 */
export function memberRoom(database: Database, { ROOM_MEGABYTES }: Pick<Env, 'ROOM_MEGABYTES'>) {
  const most = ROOM_MEGABYTES << 20
  const sums = new Map<string, Sum>()
  let statement: Promise<string> | undefined

  async function measure(memberId: string): Promise<number> {
    statement ??= sumStatement(database)
    const text = await statement.catch((error: unknown) => {
      statement = undefined
      throw error
    })
    const { rows } = await database.pool.query<{ bytes: string }>({
      name: 'member-room',
      text,
      values: [memberId],
    })
    return Number(rows[0]?.bytes)
  }

  return {
    measure,
    async refuseFull(memberId: string, more: number): Promise<void> {
      let sum = sums.get(memberId)
      if (!sum || performance.now() - sum.at > LASTS) {
        sum = { at: performance.now(), bytes: await measure(memberId) }
        if (sums.size >= MOST) sums.clear()
        sums.set(memberId, sum)
      }
      if (sum.bytes + more > most) throw new Failure(413, 'quota_used_up', messages.roomFull(ROOM_MEGABYTES))
      sum.bytes += more
    },
  }
}

/** Measures each column by itself, because a long text need not be read for its length. */
export async function sumStatement({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ table: string; columns: string }>(
    `select attrelid::regclass::text as table,
       string_agg(format('coalesce(pg_column_size(t.%I), 0)', attname), ' + ') as columns
     from pg_attribute where attnum > 0 and not attisdropped and attrelid = any($1::regclass[]) group by 1`,
    [[...Object.keys(GROWN), ...Object.keys(PARTS)].map(tableOf)],
  )
  const columns = new Map(rows.map((row) => [row.table, row.columns]))
  const sizes = (name: string, where: string) =>
    `select sum(${ROW_BYTES} + ${columns.get(tableOf(name))}) as bytes from ${tableOf(name)} t where ${where}`
  const own = Object.entries(GROWN).flatMap(([name, bound]) =>
    bound === 'room' ? [sizes(name, `t.${columnOf(name)} = $1`)] : [],
  )
  const parts = Object.entries(PARTS).flatMap(([name, bound]) => {
    const [, whole = '', column = ''] = /^room of (\w+)\.(\w+)$/.exec(bound) ?? []
    return whole ? [sizes(name, `t.${columnOf(name)} in (select id from ${whole} where ${column} = $1)`)] : []
  })
  return `select coalesce(sum(bytes), 0) as bytes from (${[...own, ...parts].join(' union all ')}) each`
}

const tableOf = (name: string) => name.split('.')[0] ?? ''
const columnOf = (name: string) => name.split('.')[1] ?? ''
