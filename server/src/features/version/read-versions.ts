import {
  type Item,
  type ItemHistory,
  type ItemVersion,
  itemMissing,
  versionMissing,
} from '@callofcode/contract/version'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { firstVersion, refuseRemoved } from './change-item.ts'
import { versionStore } from './version-store.ts'
import type { StoredItem, Versioned } from './versioned.ts'

/** The current version. Throws a 404 Failure for a deleted item. */
export async function readItem(sql: Sql, kind: Versioned, id: string) {
  const item = await find(sql, kind, id)
  refuseRemoved(kind, item)
  const { content, version } = item
  // The kind decides the type of the content, and the store has read both together.
  const data = { kind: kind.kind, _id: id, version, title: kind.titleOf(content), content } as Item
  return { data, version }
}

/** All changes of an item, also of a deleted one. */
export async function readHistory(sql: Sql, kind: Versioned, id: string): Promise<ItemHistory> {
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
      ...{ number, action, by, title, fields },
      at: createdAt.toISOString(),
    })),
  }
}

export async function readVersion(
  sql: Sql,
  kind: Versioned,
  id: string,
  number: number,
): Promise<ItemVersion> {
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
