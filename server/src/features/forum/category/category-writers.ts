import type { CategoryWriters } from '@callofcode/contract/category/category'
import { CATEGORIES, forumMessages } from '@callofcode/contract/forum/forum'
import { isOrganiser } from '@callofcode/contract/task'
import { and, asc, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput, forbidden } from '../../../platform/failure.ts'
import { type Caller, isModerator } from '../../../platform/http/caller.ts'
import { members } from '../../account/public.ts'
import { isInGroup } from '../../group/public.ts'
import { hiddenFrom } from './category-rights.ts'
import { forumCategories, forumCategoryBatches, forumCategoryGroups } from './category-tables.ts'

// Who may write in which category is decided here and nowhere else.

const isFixed = (name: string) => CATEGORIES.some((one) => one === name)

// The outer table is written out: in a query of one table Drizzle leaves its name away, and `id` would be that of the member.
/** Whether the caller is in a batch that may write in this category. */
const inBatch = (caller: Caller) => statement<boolean>`exists (
  select from ${forumCategoryBatches} b join ${members} m on m.batch_id = b.batch_id
  where b.category_id = forum_categories.id and b.may = 'write' and m.id = ${caller.id})`

/** Whether the caller is in a group that may write in this category. */
const inGroup = (caller: Caller) => statement<boolean>`exists (
  select from ${forumCategoryGroups} g where g.category_id = forum_categories.id and g.may = 'write'
    and ${isInGroup(statement`${caller.id}::uuid`, statement`g.group_id`)})`

const columns = (caller: Caller) => ({
  name: forumCategories.name,
  writers: forumCategories.writers,
  archived: forumCategories.archived,
  inBatch: inBatch(caller),
  inGroup: inGroup(caller),
  isHidden: statement<boolean>`forum_categories.name in ${hiddenFrom(caller)}`,
})
interface Found {
  readonly writers: CategoryWriters
  readonly archived: boolean
  readonly inBatch: boolean
  readonly inGroup: boolean
  readonly isHidden: boolean
}

/** Nobody writes where they may not read. */
function allows(caller: Caller, { writers, archived, inBatch, inGroup, isHidden }: Found): boolean {
  if (isModerator(caller)) return true
  if (archived || isHidden) return false
  if (writers === 'batches') return inBatch
  if (writers === 'groups') return inGroup
  return writers === 'members' || isOrganiser(caller)
}

async function find(sql: Sql, caller: Caller, name: string) {
  const [row] = await sql.select(columns(caller)).from(forumCategories).where(eq(forumCategories.name, name))
  return row
}

/** A category of which no row is left has no threads either, so a missing one lets nobody but moderators write. */
export async function mayWriteIn(sql: Sql, caller: Caller, category: string): Promise<boolean> {
  if (isFixed(category) || isModerator(caller)) return true
  const found = await find(sql, caller, category)
  return found !== undefined && allows(caller, found)
}

/** Throws 403 where the category does not let the caller write. */
export async function ensureMayWriteIn(sql: Sql, caller: Caller, category: string) {
  if (!(await mayWriteIn(sql, caller, category))) throw forbidden(forumMessages.categoryClosed)
}

/** Returns whether visitors may read the category. */
export async function isForEverybody(sql: Sql, name: string): Promise<boolean> {
  if (isFixed(name)) return true
  const { rows } = await sql.execute<{ open: boolean }>(
    statement`select ${name} not in ${hiddenFrom(null)} as open`,
  )
  return rows[0]?.open === true
}

/** Throws 400 for a category that does not exist, or that the reader may not read. */
export async function ensureCategory(sql: Sql, reader: Caller | null, name: string) {
  if (isFixed(name)) return
  const [row] = await sql
    .select({ id: forumCategories.id })
    .from(forumCategories)
    .where(
      and(eq(forumCategories.name, name), statement`${forumCategories.name} not in ${hiddenFrom(reader)}`),
    )
  if (!row) throw badInput({ category: forumMessages.categoryRequired })
}

/**
 * Holds the category of a thread that is about to be put there, so that a new name or a removal waits. Throws 400 at the field
 * where it does not exist, or does not let the caller write.
 */
export async function holdCategory(tx: Sql, caller: Caller, name: string) {
  if (isFixed(name)) return
  const held = await tx
    .select({ id: forumCategories.id })
    .from(forumCategories)
    .where(eq(forumCategories.name, name))
    .for('share')
  await ensureCategory(tx, caller, name)
  if (held.length === 0) throw badInput({ category: forumMessages.categoryRequired })
  if (!(await mayWriteIn(tx, caller, name))) throw badInput({ category: forumMessages.categoryClosed })
}

/** The names of all categories in which the caller may write, the fixed ones first. */
export async function writableCategories(sql: Sql, caller: Caller): Promise<string[]> {
  const rows = await sql
    .select(columns(caller))
    .from(forumCategories)
    .orderBy(asc(forumCategories.position), asc(forumCategories.name))
  const own = rows.filter((row) => !row.archived && allows(caller, row))
  return [...CATEGORIES, ...own.map(({ name }) => name)]
}
