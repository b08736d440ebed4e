import {
  categoryMessages,
  type ListedCategory,
  MOST_CATEGORIES,
} from '@callofcode/contract/category/category'
import { CATEGORIES } from '@callofcode/contract/forum/forum'
import type { BatchName } from '@callofcode/contract/text'
import { eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput, conflict } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { GROUP_NAMES } from '../../group/public.ts'
import { forumThreads } from '../forum-tables.ts'
import { hiddenFrom } from './category-rights.ts'
import { forumCategories } from './category-tables.ts'
import { CHOSEN, type Chosen, setChosen } from './chosen-store.ts'

interface Given extends Chosen {
  readonly name: string
  readonly description: string
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

  /** Returns all with how many threads each has. Chosen batches are ids. */
  records: (sql: Sql) =>
    sql
      .select({ row: forumCategories, threads: THREADS_IN, ...CHOSEN })
      .from(forumCategories)
      .orderBy(IN_ORDER),

  /** Returns the groups that may be chosen. */
  async groups(sql: Sql): Promise<BatchName[]> {
    const { rows } = await sql.execute<{ _id: string; name: string }>(GROUP_NAMES)
    return rows
  },

  /** Returns the category, locked until the transaction ends. Who puts a thread into it waits. */
  async getForUpdate(tx: Sql, id: string) {
    await tx.execute(LOCK)
    const [row] = await tx.select().from(forumCategories).where(eq(forumCategories.id, id)).for('update')
    return row
  },

  async create(tx: Sql, given: Given): Promise<string> {
    await tx.execute(LOCK)
    await ensureFree(tx, given.name)
    const { rows } = await tx.execute<{ count: number; last: number }>(raw`
      select count(*)::int as count, coalesce(max(position), 0)::int as last from ${forumCategories}`)
    const { count = 0, last = 0 } = rows[0] ?? {}
    if (count >= MOST_CATEGORIES) throw conflict(categoryMessages.tooMany)
    const [made] = await tx
      .insert(forumCategories)
      .values({ ...columnsOf(given), position: last + 1 })
      .returning({ id: forumCategories.id })
    if (!made) throw new Error('no category was made')
    await setChosen(tx, made.id, given)
    return made.id
  },

  /** Changes a locked category. Its threads follow its name. */
  async update(
    tx: Sql,
    before: { id: string; name: string },
    { archived, ...given }: Given & { archived: boolean },
  ) {
    if (given.name !== before.name) {
      await ensureFree(tx, given.name, before.id)
      await categoryStore.moveThreads(tx, before.name, given.name)
    }
    const updatedAt = raw`greatest(clock_timestamp(), ${forumCategories.updatedAt} + interval '1 millisecond')`
    await tx
      .update(forumCategories)
      .set({ ...columnsOf(given), archived, updatedAt })
      .where(eq(forumCategories.id, before.id))
    await setChosen(tx, before.id, given)
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

const columnsOf = ({ name, description, readers, writers }: Given) => ({
  name,
  description,
  readers,
  writers,
})

const THREADS_IN = raw<number>`(select count(*)::int from ${forumThreads} t where t.category = forum_categories.name)`
