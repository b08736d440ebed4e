import {
  type CategoryReaders,
  type CategoryWriters,
  categoryMessages,
} from '@callofcode/contract/category/category'
import type { BatchName } from '@callofcode/contract/text'
import { eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput } from '../../../platform/failure.ts'
import { groupExists, groupNameOf } from '../../group/public.ts'
import { forumCategoryBatches, forumCategoryGroups } from './category-tables.ts'

type May = 'read' | 'write'

/** The batches and groups whose members read or write in a category. */
export interface Chosen {
  readonly readers: CategoryReaders
  readonly readerBatches: readonly string[]
  readonly readerGroups: readonly string[]
  readonly writers: CategoryWriters
  readonly writerBatches: readonly string[]
  readonly writerGroups: readonly string[]
}

const batchesThat = (may: May) => raw<string[]>`array(
  select b.batch_id from ${forumCategoryBatches} b where b.category_id = forum_categories.id and b.may = ${may})`
const groupsThat = (may: May) => raw<BatchName[]>`array(
  select json_build_object('_id', g.group_id, 'name', ${groupNameOf(raw`g.group_id`)}) from ${forumCategoryGroups} g
  where g.category_id = forum_categories.id and g.may = ${may} order by g.group_id)`

/** Selects those chosen for a category: ids of batches, and groups with their names. */
export const CHOSEN = {
  readerBatches: batchesThat('read'),
  readerGroups: groupsThat('read'),
  writerBatches: batchesThat('write'),
  writerGroups: groupsThat('write'),
}

/** Keeps those that decide who reads or writes. The caller holds the batches. */
export async function setChosen(tx: Sql, categoryId: string, given: Chosen) {
  await tx.delete(forumCategoryBatches).where(eq(forumCategoryBatches.categoryId, categoryId))
  await tx.delete(forumCategoryGroups).where(eq(forumCategoryGroups.categoryId, categoryId))
  const sides = [
    { may: 'read', who: 'reader', kind: given.readers },
    { may: 'write', who: 'writer', kind: given.writers },
  ] as const
  for (const { may, who, kind } of sides) {
    if (kind === 'batches') await addBatches(tx, { categoryId, may, ids: given[`${who}Batches`] })
    if (kind === 'groups')
      await addGroups(tx, { categoryId, may, ids: given[`${who}Groups`] }, `${who}Groups`)
  }
}

interface Added {
  readonly categoryId: string
  readonly may: May
  readonly ids: readonly string[]
}

async function addBatches(tx: Sql, { categoryId, may, ids }: Added) {
  await tx
    .insert(forumCategoryBatches)
    .values([...new Set(ids)].map((batchId) => ({ categoryId, batchId, may })))
}

async function addGroups(tx: Sql, { categoryId, may, ids }: Added, field: string) {
  for (const id of ids) {
    const { rows } = await tx.execute<{ there: boolean }>(
      raw`select ${groupExists(raw`${id}::uuid`)} as there`,
    )
    if (!rows[0]?.there) throw badInput({ [field]: categoryMessages.groupGone })
  }
  await tx
    .insert(forumCategoryGroups)
    .values([...new Set(ids)].map((groupId) => ({ categoryId, groupId, may })))
}
