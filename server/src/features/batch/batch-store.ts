import { type Batch, batchMessages } from '@callofcode/contract/batch/batch'
import { limits } from '@callofcode/contract/limits'
import type { BatchName } from '@callofcode/contract/text'
import { asc, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { members } from '../account/public.ts'

/** Names that differ only in capitals are the same, as the migration describes. */
export const batches = pgTable('batches', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  name: text('name').notNull(),
})

/** Serialises writers that create batches, so that the limit holds. */
const LOCK = raw`select pg_advisory_xact_lock(7261914569)`

export const batchStore = {
  async list(sql: Sql): Promise<Batch[]> {
    const { rows } = await sql.execute<{ id: string; name: string; members: number }>(raw`
      select b.id, b.name, (select count(*)::int from members m where m.batch_id = b.id) as members
      from batches b order by lower(b.name)`)
    return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
  },

  /** Returns only the names, for a choice. */
  async names(sql: Sql): Promise<BatchName[]> {
    const { rows } = await sql.execute<{ _id: string; name: string }>(
      raw`select id as "_id", name from batches order by lower(name), id limit 200`,
    )
    return rows
  },

  async nameOf(sql: Sql, id: string | null): Promise<string | null> {
    if (!id) return null
    const [row] = await sql.select({ name: batches.name }).from(batches).where(eq(batches.id, id))
    return row?.name ?? null
  },

  /** Locks the batch until the transaction ends, so that a removal waits. */
  async hold(tx: Sql, id: string): Promise<string | undefined> {
    const rows = await tx
      .select({ name: batches.name })
      .from(batches)
      .where(eq(batches.id, id))
      .for('key share')
    return rows[0]?.name
  },

  /** Locks these batches as `hold` does. Returns the ids of those that exist. */
  async holdAll(tx: Sql, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await tx
      .select({ id: batches.id })
      .from(batches)
      .where(inArray(batches.id, [...ids]))
      .orderBy(asc(batches.id))
      .for('key share')
    return rows.map(({ id }) => id)
  },

  /** Creates the missing batches of these names in one statement and returns them. Throws 409 above the limit. */
  async createMissing(tx: Sql, names: readonly string[]): Promise<BatchName[]> {
    if (names.length === 0) return []
    await tx.execute(LOCK)
    const { rows } = await tx.execute<{ id: string; name: string }>(raw`
      insert into batches (name) select distinct on (lower(name)) name from unnest(${raw.param(names)}::text[]) as name
      on conflict do nothing returning id, name`)
    if (rows.length > 0 && (await count(tx)) > limits.batches) throw conflict(batchMessages.tooMany)
    return rows.map(({ id, name }) => ({ _id: id, name }))
  },

  /** Renames a batch. Returns false when another batch has this name. */
  async rename(tx: Sql, id: string, name: string): Promise<boolean> {
    await tx.execute(LOCK)
    const { rowCount } = await tx.execute(raw`
      update batches set name = ${name} where id = ${id}
        and not exists (select from batches b where lower(b.name) = lower(${name}) and b.id <> ${id})`)
    return rowCount === 1
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(batches).where(eq(batches.id, id))
  },

  /**
   * Sets the batch of members. Returns the ids of those who were in another one. Locks in the order of the ids, to avoid a
   * deadlock.
   */
  async setOf(tx: Sql, ids: readonly string[], batchId: string | null): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      with chosen as materialized (
        select id from members where id = any(${raw.param(ids)}::uuid[]) and batch_id is distinct from ${batchId}::uuid
        order by id for no key update
      )
      update members set batch_id = ${batchId}::uuid, updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
      from chosen where members.id = chosen.id returning members.id`)
    return rows.map(({ id }) => id)
  },
}

async function count(tx: Sql): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(raw`select count(*)::int as count from batches`)
  return rows[0]?.count ?? 0
}

/** The name of the batch with this id. */
export const batchNameOf = (id: SQL) => raw<string | null>`(select name from batches where id = ${id})`
/** The name of the batch of the member `m`. */
export const BATCH_NAME = batchNameOf(raw`m.batch_id`)

/** The batch with this id, as JSON. */
export const batchNamed = (id: SQL | AnyPgColumn) => raw<BatchName | null>`(
  select json_build_object('_id', b.id, 'name', b.name) from batches b where b.id = ${id})`
/** The batch of a row of members, as JSON. */
export const batchOf = batchNamed(members.batchId)
/** Whether there is a batch with this id. */
export const batchExists = (id: SQL): SQL => raw`exists (select from batches where id = ${id})`
