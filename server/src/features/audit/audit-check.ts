import { sql as raw } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { contentHash, HASHED_COLUMNS, type HashedRow, linkHash } from './audit-hash.ts'

const PAGE = 2_000

/** A break of the chain. `id` and `at` are of the row. */
export interface Break {
  readonly why: 'changed' | 'missing' | 'unlinked' | 'link'
  readonly id: string
  readonly at: Date
}
/** A part of the chain that was checked. */
export interface Checked {
  readonly rows: number
  /** The time of the oldest row of this part that still exists. */
  readonly since: Date | null
  readonly break: Break | null
  /** The last link that was checked. A person who notes it can prove later that the rows up to it were not replaced. */
  readonly head: { readonly number: number; readonly hash: string }
  /** The number of the link after which the next part begins, or null after the last part. */
  readonly next: number | null
}

type Linked = HashedRow & {
  readonly number: string
  readonly rowId: string
  readonly rowAt: Date
  readonly content: Buffer
  readonly hash: Buffer
  readonly isForgotten: boolean
  readonly [key: string]: unknown
}

/**
 * Checks at most `most` links after the number `after`, or from the beginning without it. The last part also checks that every
 * row has its link or waits for one.
 */
export async function checkChain(
  database: Database,
  { after, most = Number.POSITIVE_INFINITY }: { after?: number | undefined; most?: number } = {},
): Promise<Checked> {
  let head = await linkAt(database, after)
  let rows = 0
  let since: Date | null = null
  const now = (broken: Break | null, next: number | null): Checked => ({
    rows,
    since,
    break: broken,
    next,
    head: { number: head.number, hash: head.hash.toString('hex') },
  })
  while (rows < most) {
    const page = await linksAfter(database, head.number, Math.min(PAGE, most - rows))
    for (const link of page) {
      const why = breakOf(head, link)
      if (why) return now({ why, id: link.rowId, at: link.rowAt }, null)
      head = { number: Number(link.number), hash: link.hash }
      rows += 1
      if (link.id !== null) since ??= link.rowAt
    }
    if (page.length === 0) return now(await unlinkedRow(database), null)
  }
  return now(null, head.number)
}

type Head = { readonly number: number; readonly hash: Buffer }

function breakOf(before: Head, link: Linked): Break['why'] | undefined {
  if (Number(link.number) !== before.number + 1) return 'link'
  if (!linkHash(before.hash, link.content).equals(link.hash)) return 'link'
  if (link.id === null) return link.isForgotten ? undefined : 'missing'
  return contentHash(link).equals(link.content) ? undefined : 'changed'
}

async function linkAt({ sql }: Database, number: number | undefined): Promise<Head> {
  const { rows } = await sql.execute<{ number: string; hash: Buffer }>(raw`
    select number, hash from audit_anchor where ${number ?? null}::bigint is null or number >= ${number ?? null}::bigint
    union all select number, hash from audit_links where number = ${number ?? null}::bigint limit 1`)
  const [row] = rows
  // A missing link makes the next one invalid, so that one is reported.
  return row
    ? { number: Number(row.number), hash: row.hash }
    : { number: number ?? 0, hash: Buffer.alloc(32) }
}

async function linksAfter({ sql }: Database, number: number, most: number): Promise<Linked[]> {
  const { rows } = await sql.execute<Linked>(raw`
    select l.number, l.row_id as "rowId", l.row_at as "rowAt", l.content, l.hash,
      l.row_at < n.forgotten_before as "isForgotten", ${raw.raw(HASHED_COLUMNS)}
    from (select * from audit_links where number > ${number} order by number limit ${most}) l
    cross join audit_anchor n
    left join audit a on a.id = l.row_id and a.created_at = l.row_at
    order by l.number`)
  return rows.map((row) => ({ ...row, rowAt: new Date(row.rowAt) }))
}

/** Finds a row that bypassed the chain. */
async function unlinkedRow({ sql }: Database): Promise<Break | null> {
  const { rows } = await sql.execute<{ id: string; at: string }>(raw`
    select id, created_at as at from audit a
    where not exists (select from audit_links l where l.row_id = a.id)
      and not exists (select from audit_unlinked w where w.row_id = a.id) limit 1`)
  const [row] = rows
  return row ? { why: 'unlinked', id: row.id, at: new Date(row.at) } : null
}
