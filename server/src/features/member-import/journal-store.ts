import type { MemberImport } from '@callofcode/contract/member-import/undo-import'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { FactChange } from './import-tables.ts'

/** What an import did with a member. A null year or batch after it is one that it left alone. */
export interface Change {
  readonly memberId: string
  readonly isNew: boolean
  readonly yearBefore: number | null
  readonly yearAfter: number | null
  readonly batchBefore: string | null
  readonly batchAfter: string | null
  readonly facts: readonly FactChange[]
  [key: string]: unknown
}

/** An import can be undone for this long. */
const DAY = raw`interval '1 day'`

/** Each method is one statement for any number of changes. */
export const journalStore = {
  /** The imports of the last day that can be undone, the newest first. */
  async list(sql: Sql): Promise<MemberImport[]> {
    const { rows } = await sql.execute<MemberImport & Record<string, unknown>>(raw`
      select i.id as "_id", to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        m.name as by, i.created, i.approved, i.updated
      from member_imports i left join members m on m.id = i.author_id
      where i.undone_at is null and i.created_at > now() - ${DAY} and i.created + i.updated > 0
      order by i.created_at desc, i.id limit 20`)
    return rows
  },

  async begin(tx: Sql, authorId: string): Promise<string> {
    const { rows } = await tx.execute<{ id: string }>(
      raw`insert into member_imports (author_id) values (${authorId}) returning id`,
    )
    return rows[0]?.id ?? ''
  },

  async end(
    tx: Sql,
    id: string,
    made: { created: number; approved: number; updated: number; batches: readonly string[] },
  ) {
    await tx.execute(raw`
      update member_imports set created = ${made.created}, approved = ${made.approved}, updated = ${made.updated},
        batches = ${raw.param(made.batches)}::uuid[]
      where id = ${id}`)
  },

  async note(tx: Sql, id: string, changes: readonly Change[]) {
    await tx.execute(raw`
      insert into member_import_changes
        (import_id, member_id, is_new, year_before, year_after, batch_before, batch_after, facts)
      select ${id}, (c ->> 'memberId')::uuid, (c ->> 'isNew')::boolean, (c ->> 'yearBefore')::int, (c ->> 'yearAfter')::int,
        (c ->> 'batchBefore')::uuid, (c ->> 'batchAfter')::uuid, c -> 'facts'
      from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as c`)
  },

  /** Locks an import that can be undone. Undefined if it is too old, undone, or unknown. */
  async take(tx: Sql, id: string): Promise<{ batches: string[] } | undefined> {
    const { rows } = await tx.execute<{ batches: string[] }>(raw`
      update member_imports set undone_at = now()
      where id = ${id} and undone_at is null and created_at > now() - ${DAY} returning batches`)
    return rows[0]
  },

  async changes(tx: Sql, id: string): Promise<Change[]> {
    const { rows } = await tx.execute<Change>(raw`
      select member_id as "memberId", is_new as "isNew", year_before as "yearBefore", year_after as "yearAfter",
        batch_before as "batchBefore", batch_after as "batchAfter", facts
      from member_import_changes where import_id = ${id} order by member_id`)
    return rows
  },
}

/** Deletes what imports changed, once it is too late to undo them. */
export const forgetImports = ({ sql }: Pick<Database, 'sql'>) =>
  sql.execute(raw`
    delete from member_import_changes c using member_imports i
    where i.id = c.import_id and i.created_at < now() - interval '2 days'`)
