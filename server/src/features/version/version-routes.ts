import { sentence } from '@callofcode/contract/sentence'
import {
  getItem,
  getVersion,
  type Item,
  type ItemHistory,
  type ItemVersion,
  itemMissing,
  type Kind,
  listDeleted,
  listVersions,
  removeItem,
  restoreItem,
  returnToVersion,
  versionMissing,
} from '@callofcode/contract/version/version'
import type { Database, Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { changeItem, firstVersion, refuseRemoved } from './change-item.ts'
import { versionStore } from './version-store.ts'
import type { StoredItem, Versioned } from './versioned.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves endpoints that are the same for every kind of content. Each kind has its own endpoint for edits. */
export function versionRoutes({ api, database }: Dependencies, kinds: Readonly<Record<Kind, Versioned>>) {
  const { sql } = database

  api.serve(getItem, ({ params }) => readItem(sql, kinds[params.kind], params.id))
  api.serve(listVersions, async ({ params }) => ({
    data: await readHistory(sql, kinds[params.kind], params.id),
  }))
  api.serve(getVersion, async ({ params }) => ({
    data: await readVersion(sql, kinds[params.kind], params.id, Number(params.number)),
  }))
  api.serve(listDeleted, async ({ query: { cursor, ...search } }) => {
    const { data, next } = await versionStore.listDeleted(sql, search, readCursor(exactPlace, cursor))
    return { data, nextCursor: writeCursor(next) }
  })

  api.serve(removeItem, async (call) => {
    const kind = kinds[call.params.kind]
    await changeItem(database, kind, call, (item) => {
      refuseRemoved(kind, item)
      return { action: 'deleted', removedAt: new Date() }
    })
    return { message: sentence('version.deleted', '{what} Deleted', { what: kind.word }) }
  })

  api.serve(restoreItem, async (call) => {
    const kind = kinds[call.params.kind]
    const restored = { action: 'restored', removedAt: null } as const
    const version = await changeItem(database, kind, call, (item) => (item.removedAt ? restored : undefined))
    return { message: sentence('version.restored', '{what} Restored', { what: kind.word }), version }
  })

  api.serve(returnToVersion, async (call) => {
    const kind = kinds[call.params.kind]
    const number = Number(call.params.number)
    const version = await changeItem(database, kind, call, async (item, tx) => {
      refuseRemoved(kind, item)
      const older = await versionStore.get(tx, kind.kind, call.params.id, number)
      if (!older && number !== item.version) throw missing(versionMissing)
      return { action: 'returned', content: older?.content ?? item.content }
    })
    return { message: sentence('club.versionBack', 'Version {number} Is Back', { number }), version }
  })
}

/** Returns the current version. Throws a 404 Failure for a deleted item. */
async function readItem(sql: Sql, kind: Versioned, id: string) {
  const item = await find(sql, kind, id)
  refuseRemoved(kind, item)
  const { content, version } = item
  // The kind decides the type of the content, and the store reads both together.
  const data = { kind: kind.kind, _id: id, version, title: kind.titleOf(content), content } as Item
  return { data, version }
}

/** Returns all changes of an item, also of a deleted one. */
async function readHistory(sql: Sql, kind: Versioned, id: string): Promise<ItemHistory> {
  const item = await find(sql, kind, id)
  const kept = await versionStore.list(sql, kind.kind, id)
  const entries = kept.length > 0 ? kept : [await untouched(sql, kind, item)]
  return {
    _id: id,
    kind: kind.kind,
    title: kind.titleOf(item.content),
    version: item.version,
    removedAt: item.removedAt?.toISOString() ?? null,
    versions: entries.map(({ number, action, by, createdAt, title, fields }) => ({
      number,
      action,
      by,
      title,
      fields,
      at: createdAt.toISOString(),
    })),
  }
}

async function readVersion(sql: Sql, kind: Versioned, id: string, number: number): Promise<ItemVersion> {
  const item = await find(sql, kind, id)
  const kept = await versionStore.get(sql, kind.kind, id, number)
  const entry = kept ?? (number === item.version ? await untouched(sql, kind, item) : undefined)
  if (!entry) throw missing(versionMissing)
  const { action, by, createdAt, content } = entry
  return { kind: kind.kind, number, action, by, at: createdAt.toISOString(), content } as ItemVersion
}

async function find(sql: Sql, kind: Versioned, id: string): Promise<StoredItem<Item['content']>> {
  const item = await kind.get(sql, id)
  if (!item) throw missing(itemMissing[kind.kind])
  return item
}

const untouched = async (sql: Sql, kind: Versioned, item: StoredItem<Item['content']>) => ({
  ...firstVersion(kind, item),
  by: await versionStore.nameOf(sql, item.writtenBy),
})
