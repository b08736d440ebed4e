import {
  type CategoryRecord,
  categoryMessages,
  createCategory,
  emptyCategory,
  listCategories,
  listCategoryRecords,
  listWritable,
  orderCategories,
  removeCategory,
  updateCategory,
} from '@callofcode/contract/category/category'
import { CATEGORIES } from '@callofcode/contract/forum/forum'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import {
  CATEGORIES_CHANGED,
  type CategoryReaders,
  type Chosen,
  categoryStore,
  THREADS,
  writableCategories,
} from '../forum/public.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly categories: CategoryReaders
}

/** The categories of the forum that the club makes. */
export function categoryRoutes({ api, database, categories }: Dependencies) {
  api.serve(
    listCategories,
    async ({ caller, database: { sql } }) => ({ data: await categoryStore.list(sql, caller) }),
    {
      tags: () => [THREADS],
    },
  )
  api.serve(listWritable, async ({ caller }) => ({ data: await writableCategories(database.sql, caller) }))
  api.serve(listCategoryRecords, async () => readRecords(database.sql))

  api.serve(createCategory, async (call) => {
    const id = await write(database, async (tx, changed) => {
      await holdBatches(tx, call.body)
      const made = await categoryStore.create(tx, call.body)
      await auditStore.record(tx, call, 'category.create', call.body.name)
      changed(THREADS, CATEGORIES_CHANGED)
      return made
    })
    await categories.refresh()
    return { data: { _id: id }, message: sentence('category.made', 'Category added') }
  })

  api.serve(updateCategory, async (call) => {
    const { basedOn, ...given } = call.body
    await write(database, async (tx, changed) => {
      const before = await found(tx, call.params.id)
      if (before.updatedAt.toISOString() !== new Date(basedOn).toISOString())
        throw conflict(categoryMessages.changed)
      await holdBatches(tx, given)
      await categoryStore.update(tx, before, given)
      await auditStore.record(tx, call, 'category.update', given.name)
      // Pages of threads show the name, too, and others may read them now.
      changed(THREADS, 'authors', CATEGORIES_CHANGED)
    })
    await categories.refresh()
    return { message: sentence('category.saved', 'Category saved') }
  })

  api.serve(removeCategory, async (call) => {
    await write(database, async (tx, changed) => {
      const { id, name } = await found(tx, call.params.id)
      if (await categoryStore.hasThreads(tx, name)) throw conflict(categoryMessages.hasThreads)
      await categoryStore.remove(tx, id)
      await auditStore.record(tx, call, 'category.delete', name)
      changed(THREADS, CATEGORIES_CHANGED)
    })
    return { message: sentence('category.removed', 'Category deleted') }
  })

  api.serve(orderCategories, async (call) => {
    await write(database, async (tx, changed) => {
      await categoryStore.order(tx, call.body.ids)
      changed(THREADS)
    })
    return { message: sentence('category.ordered', 'Order saved') }
  })

  api.serve(emptyCategory, async (call) => {
    const { to } = call.body
    const moved = await write(database, async (tx, changed) => {
      const { name } = await found(tx, call.params.id)
      const isThere = CATEGORIES.some((one) => one === to) || (await categoryStore.holdNamed(tx, to))
      if (!isThere || to === name) throw badInput({ to: categoryMessages.target })
      const count = await categoryStore.moveThreads(tx, name, to)
      await auditStore.record(tx, call, 'category.empty', name)
      changed(THREADS, 'authors')
      return count
    })
    return { message: sentence('category.emptied', '{count} threads moved', { count: moved }) }
  })
}

async function found(tx: Sql, id: string) {
  const row = await categoryStore.getForUpdate(tx, id)
  if (!row) throw missing(categoryMessages.missing)
  return row
}

/** Returns all categories, and the batches and groups that may be chosen. */
async function readRecords(sql: Sql) {
  const [rows, batches, groups] = await Promise.all([
    categoryStore.records(sql),
    batchStore.names(sql),
    categoryStore.groups(sql),
  ])
  const named = (ids: readonly string[]) => batches.filter(({ _id }) => ids.includes(_id))
  const data = rows.map(
    ({ row, readerBatches, writerBatches, ...rest }): CategoryRecord => ({
      ...rest,
      _id: row.id,
      name: row.name,
      description: row.description,
      readers: row.readers,
      readerBatches: named(readerBatches),
      writers: row.writers,
      writerBatches: named(writerBatches),
      archived: row.archived,
      updatedAt: row.updatedAt.toISOString(),
    }),
  )
  return { data, batches, groups }
}

/** Holds the chosen batches, so that a removal at the same time is told and not stumbled over. */
async function holdBatches(tx: Sql, { readers, readerBatches, writers, writerBatches }: Chosen) {
  const held = async (ids: readonly string[], field: string) => {
    for (const id of ids)
      if (!(await batchStore.hold(tx, id))) throw badInput({ [field]: categoryMessages.batchGone })
  }
  if (readers === 'batches') await held(readerBatches, 'readerBatches')
  if (writers === 'batches') await held(writerBatches, 'writerBatches')
}
