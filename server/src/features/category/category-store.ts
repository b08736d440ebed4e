import {
  type CategoryReaders,
  type CategoryRecord,
  type CategoryWriters,
  categoryMessages,
  type ListedCategory,
} from '@callofcode/contract/category/category'
import { CATEGORIES } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import type { BatchName } from '@callofcode/contract/text'
import { eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { batchStore } from '../batch/public.ts'
import { forumCategories, forumCategoryBatches, forumThreads, hiddenFrom } from '../forum/public.ts'

interface Given {
  readonly name: string
  readonly description: string
  readonly readers: CategoryReaders
  readonly readerBatches: readonly string[]
  readonly writers: CategoryWriters
  readonly writerBatches: readonly string[]
}

/** Serialises what adds, orders or renames categories, so that names, limit and order hold. */
const LOCK = raw`select pg_advisory_xact_lock(7261914583)`
const IN_ORDER = raw`${forumCategories.position}, lower(${forumCategories.name}), ${forumCategories.id}`

export const categoryStore = {
  /** Returns those that the caller may read. */
  list: (sql: Sql, caller: Caller | null): Promise<ListedCategory[]> =>
    sql
      .select({
        name: forumCategories.name,
        description: forumCategories.description,
        readers: forumCategories.readers,
        writers: forumCategories.writers,
        archived: forumCategories.archived,
      })
      .from(forumCategories)
      .where(raw`${forumCategories.name} not in ${hiddenFrom(caller)}`)
      .orderBy(IN_ORDER),

  async records(sql: Sql): Promise<CategoryRecord[]> {
    const rows = await sql
      .select({
        row: forumCategories,
        threads: raw<number>`(select count(*)::int from ${forumThreads} t where t.category = forum_categories.name)`,
        readerBatches: batchesThatMay('read'),
        writerBatches: batchesThatMay('write'),
      })
      .from(forumCategories)
      .orderBy(IN_ORDER)
    const isNamed = rows.some((one) => one.readerBatches.length + one.writerBatches.length > 0)
    const names = isNamed ? await batchStore.names(sql) : []
    const named = (ids: readonly string[]) => names.filter(({ _id }) => ids.includes(_id))
    return rows.map(({ row, threads, ...may }) =>
      present(row, threads, named(may.readerBatches), named(may.writerBatches)),
    )
  },

  /** Returns the category, locked until the transaction ends. Who puts a thread into it waits. */
  async getForUpdate(tx: Sql, id: string) {
    await tx.execute(LOCK)
    const [row] = await tx.select().from(forumCategories).where(eq(forumCategories.id, id)).for('update')
    return row
  },

  async create(tx: Sql, { readerBatches, writerBatches, ...given }: Given): Promise<string> {
    await tx.execute(LOCK)
    await ensureFree(tx, given.name)
    const { rows } = await tx.execute<{ count: number; last: number }>(raw`
      select count(*)::int as count, coalesce(max(position), 0)::int as last from ${forumCategories}`)
    const { count = 0, last = 0 } = rows[0] ?? {}
    if (count >= limits.categories) throw conflict(categoryMessages.tooMany)
    const [made] = await tx
      .insert(forumCategories)
      .values({ ...given, position: last + 1 })
      .returning({ id: forumCategories.id })
    if (!made) throw new Error('no category was made')
    await setBatches(tx, made.id, { ...given, readerBatches, writerBatches })
    return made.id
  },

  /** Changes a locked category. Its threads follow its name. */
  async update(
    tx: Sql,
    before: { id: string; name: string },
    { readerBatches, writerBatches, ...given }: Given & { archived: boolean },
  ) {
    if (given.name !== before.name) {
      await ensureFree(tx, given.name, before.id)
      await categoryStore.moveThreads(tx, before.name, given.name)
    }
    const updatedAt = raw`greatest(clock_timestamp(), ${forumCategories.updatedAt} + interval '1 millisecond')`
    await tx
      .update(forumCategories)
      .set({ ...given, updatedAt })
      .where(eq(forumCategories.id, before.id))
    await setBatches(tx, before.id, { ...given, readerBatches, writerBatches })
  },

  /** Moves every thread, in the order of the ids, which prevents deadlocks. Returns how many there were. */
  async moveThreads(tx: Sql, from: string, to: string): Promise<number> {
    const { rowCount } = await tx.execute(raw`
      with held as materialized (
        select id from ${forumThreads} where category = ${from} order by id for no key update)
      update ${forumThreads} set category = ${to} from held where ${forumThreads.id} = held.id`)
    return rowCount ?? 0
  },

  async hasThreads(tx: Sql, name: string): Promise<boolean> {
    const rows = await tx
      .select({ id: forumThreads.id })
      .from(forumThreads)
      .where(eq(forumThreads.category, name))
      .limit(1)
    return rows.length > 0
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(forumCategories).where(eq(forumCategories.id, id))
  },

  /** Puts the named ones first, in this order. The others keep theirs after them. */
  async order(tx: Sql, ids: readonly string[]) {
    await tx.execute(LOCK)
    await tx.execute(raw`
      update ${forumCategories} c set position = placed.at from (
        select id, row_number() over (
          order by array_position(${raw.param(ids)}::uuid[], id) nulls last, position, lower(name))::int as at
        from ${forumCategories}) as placed
      where c.id = placed.id`)
  },

  /** Locks the category of this name. Returns false without one. */
  async holdNamed(tx: Sql, name: string): Promise<boolean> {
    const rows = await tx
      .select({ id: forumCategories.id })
      .from(forumCategories)
      .where(eq(forumCategories.name, name))
      .for('share')
    return rows.length > 0
  },
}

/** Names that differ only in capitals are the same, also beside the fixed ones. */
async function ensureFree(tx: Sql, name: string, but?: string) {
  const { rows } = await tx.execute<{ taken: boolean }>(raw`
    select lower(${name}) = any (array(select lower(fixed) from unnest(${raw.param([...CATEGORIES])}::text[]) as fixed))
      or exists (select from ${forumCategories} where lower(name) = lower(${name}) and id is distinct from ${but ?? null}::uuid)
      as taken`)
  if (rows[0]?.taken) throw badInput({ name: categoryMessages.taken })
}

type May = 'read' | 'write'

const batchesThatMay = (may: May) =>
  raw<string[]>`array(select b.batch_id from ${forumCategoryBatches} b
    where b.category_id = forum_categories.id and b.may = ${may})`

/** Keeps the batches only where they decide. */
async function setBatches(
  tx: Sql,
  categoryId: string,
  { readers, readerBatches, writers, writerBatches }: Omit<Given, 'name' | 'description'>,
) {
  await tx.delete(forumCategoryBatches).where(eq(forumCategoryBatches.categoryId, categoryId))
  if (readers === 'batches') await addBatches(tx, categoryId, 'read', readerBatches)
  if (writers === 'batches') await addBatches(tx, categoryId, 'write', writerBatches)
}

async function addBatches(tx: Sql, categoryId: string, may: May, batches: readonly string[]) {
  // Each is held, so that a removal at the same time is told and not stumbled over.
  for (const id of batches)
    if (!(await batchStore.hold(tx, id)))
      throw badInput({ [may === 'read' ? 'readerBatches' : 'writerBatches']: categoryMessages.batchGone })
  await tx
    .insert(forumCategoryBatches)
    .values([...new Set(batches)].map((batchId) => ({ categoryId, batchId, may })))
}

const present = (
  { id, name, description, readers, writers, archived, updatedAt }: typeof forumCategories.$inferSelect,
  threads: number,
  readerBatches: BatchName[],
  writerBatches: BatchName[],
): CategoryRecord => ({
  _id: id,
  name,
  description,
  readers,
  readerBatches,
  writers,
  writerBatches,
  archived,
  threads,
  updatedAt: updatedAt.toISOString(),
})
