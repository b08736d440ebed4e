import type { DeletedItem, Kind } from '@callofcode/contract/version'
import { and, desc, eq, getTableColumns, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { type NewVersion, versions } from './version-tables.ts'

const MOST_DELETED = 500

const { content, ...summary } = getTableColumns(versions)
const entry = { ...summary, by: members.name }
const ofItem = (kind: Kind, itemId: string) => and(eq(versions.kind, kind), eq(versions.itemId, itemId))

export const versionStore = {
  /** Newest first, without their content. */
  list: (sql: Sql, kind: Kind, itemId: string) =>
    sql
      .select(entry)
      .from(versions)
      .leftJoin(members, eq(members.id, versions.editorId))
      .where(ofItem(kind, itemId))
      .orderBy(desc(versions.number)),

  async get(sql: Sql, kind: Kind, itemId: string, number: number) {
    const [row] = await sql
      .select({ ...entry, content })
      .from(versions)
      .leftJoin(members, eq(members.id, versions.editorId))
      .where(and(ofItem(kind, itemId), eq(versions.number, number)))
    return row
  },

  /** Does nothing if this version exists. */
  async create(tx: Sql, ...given: NewVersion[]) {
    await tx.insert(versions).values(given).onConflictDoNothing()
  },

  async nameOf(sql: Sql, memberId: string | null): Promise<string | null> {
    if (!memberId) return null
    const [row] = await sql.select({ name: members.name }).from(members).where(eq(members.id, memberId))
    return row?.name ?? null
  },

  /** Deleted items, the latest first. One that the seeding removed has no version for it, so `by` is null. */
  async listDeleted(sql: Sql): Promise<DeletedItem[]> {
    const { rows } = await sql.execute<Omit<DeletedItem, 'removedAt'> & { removedAt: string }>(statement`
      select removed.kind, removed.id as "_id", removed.title, m.name as by,
        to_json(removed.removed_at) #>> '{}' as "removedAt"
      from (
        select 'modules' as kind, id, title, version, removed_at from modules
        union all select 'blogs', id, title, version, removed_at from blogs
        union all select 'experiences', id, company || ', ' || role, version, removed_at from experiences
      ) as removed
      left join versions v on v.kind = removed.kind and v.item_id = removed.id and v.number = removed.version
      left join members m on m.id = v.editor_id
      where removed.removed_at is not null
      order by removed.removed_at desc, removed.id
      limit ${MOST_DELETED}`)
    return rows.map((row) => ({ ...row, removedAt: new Date(row.removedAt).toISOString() }))
  },
}
