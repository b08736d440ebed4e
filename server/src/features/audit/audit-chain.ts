import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { contentHash, HASHED_COLUMNS, type HashedRow, linkHash, NO_CONTENT } from './audit-hash.ts'

/** Advisory lock: one process makes or removes links at a time. Writers of the audit never wait for it. */
const LOCK = 0x6c696e6b
/** Rows of one transaction. The number stays well within the statement timeout. */
const BATCH = 1_000

type Waiting = HashedRow & { readonly rowId: string; readonly rowAt: string; readonly [key: string]: unknown }
interface End {
  readonly number: string
  readonly hash: Buffer
  readonly [key: string]: unknown
}

export const auditChain = {
  /** Gives a link to every row that waits for one, the oldest first. Ends when another process already does it. */
  async link(database: Database): Promise<void> {
    const { rows } = await database.sql.execute<{ some: boolean }>(
      raw`select exists (select from audit_unlinked) as some`,
    )
    for (let count = rows[0]?.some ? BATCH : 0; count === BATCH; ) count = await write(database, linkSome)
  },

  /**
   * Records that rows older than this will be removed, before the removal. Any other missing row is then a break. The latest
   * recorded time applies for good.
   */
  async forgetBefore(database: Database, time: Date): Promise<void> {
    await write(database, (tx) =>
      tx.execute(raw`update audit_anchor set forgotten_before = ${time} where forgotten_before < ${time}`),
    )
  },

  /** Removes the links at the beginning of the chain whose rows were removed. It keeps the last hash as the anchor. */
  async prune(database: Database): Promise<void> {
    for (let count = BATCH; count === BATCH; ) count = await write(database, pruneSome)
  },
}

/** Returns true for the one transaction that may change the chain. */
async function isAlone(tx: Sql): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(raw`select pg_try_advisory_xact_lock(${LOCK}) as free`)
  return rows[0]?.free ?? false
}

async function linkSome(tx: Sql): Promise<number> {
  if (!(await isAlone(tx))) return 0
  // The text of the time keeps its microseconds.
  const { rows } = await tx.execute<Waiting>(raw`
    select w.row_id as "rowId", w.row_at::text as "rowAt", ${raw.raw(HASHED_COLUMNS)}
    from (select row_id, row_at from audit_unlinked order by row_at, row_id limit ${BATCH}) w
    left join audit a on a.id = w.row_id and a.created_at = w.row_at
    where not exists (select from audit_links l where l.row_id = w.row_id)
    order by w.row_at, w.row_id`)
  const end = await endOf(tx)
  let [number, hash] = [Number(end.number), end.hash]
  const links = rows.map((row) => {
    const content = row.id === null ? NO_CONTENT : contentHash(row)
    hash = linkHash(hash, content)
    number += 1
    return { number, content, hash, row }
  })
  const column = <T>(of: (link: (typeof links)[number]) => T) => raw.param(links.map(of))
  await tx.execute(raw`
    insert into audit_links (number, row_id, row_at, content, hash)
    select * from unnest(${column(({ number }) => number)}::bigint[], ${column(({ row }) => row.rowId)}::uuid[],
      ${column(({ row }) => row.rowAt)}::timestamptz[], ${column(({ content }) => content)}::bytea[],
      ${column(({ hash }) => hash)}::bytea[])`)
  const done = await tx.execute(raw`
    delete from audit_unlinked w using audit_links l
    where w.row_id = l.row_id and w.row_id in (
      select row_id from audit_unlinked order by row_at, row_id limit ${BATCH})`)
  return done.rowCount ?? 0
}

async function endOf(tx: Sql): Promise<End> {
  const { rows } = await tx.execute<End>(raw`
    (select number, hash from audit_links order by number desc limit 1)
    union all select number, hash from audit_anchor order by number desc limit 1`)
  const [end] = rows
  if (!end) throw new Error('The anchor of the audit is missing.')
  return end
}

async function pruneSome(tx: Sql): Promise<number> {
  if (!(await isAlone(tx))) return 0
  await tx.execute(raw`select set_config('audit.retention', 'on', true)`)
  // Removes links up to the first one that is kept, by number, so the removed part is always the beginning.
  const removed = await tx.execute(raw`
    with first as (
      select l.number, l.hash, l.row_at < forgotten_before and not exists (
        select from audit a where a.id = l.row_id and a.created_at = l.row_at) as gone
      from audit_links l, audit_anchor order by l.number limit ${BATCH}
    ), gone as (
      select number, hash from first
      where number < coalesce((select min(number) from first where not gone), 9223372036854775807)
    ), kept as (
      update audit_anchor set (number, hash) = (select number, hash from gone order by number desc limit 1)
      where exists (select from gone)
    )
    delete from audit_links using gone where audit_links.number = gone.number`)
  return removed.rowCount ?? 0
}
