import { isDeepStrictEqual } from 'node:util'
import {
  type ItemContent,
  itemMissing,
  itemOutdated,
  type VersionAction,
} from '@callofcode/contract/version/version'
import type { FastifyRequest } from 'fastify'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { versionStore } from './version-store.ts'
import type { StoredItem, Versioned } from './versioned.ts'

/** The arguments that every endpoint passes on to change an item. */
export interface ItemCall {
  readonly params: { id: string }
  readonly caller: Caller
  readonly request: FastifyRequest
}

export interface Change<Content> {
  readonly action: Exclude<VersionAction, 'created'>
  readonly content?: Content
  readonly removedAt?: Date | null
}

const audited = { edited: 'update', deleted: 'delete', restored: 'restore', returned: 'return' } as const

/**
 * Changes an item under a row lock. When two edits come at the same time, the second waits. It is refused if it was based on the
 * earlier version. `decide` returns the change, or undefined for no change. Returns the resulting version.
 */
export function changeItem<Content extends ItemContent>(
  database: Database,
  kind: Versioned<Content>,
  call: ItemCall,
  decide: (
    item: StoredItem<Content>,
    tx: Sql,
  ) => Promise<Change<Content> | undefined> | Change<Content> | undefined,
): Promise<number> {
  return write(database, async (tx, changed) => {
    const { id } = call.params
    const item = await kind.get(tx, id, 'for update')
    if (!item) throw missing(itemMissing[kind.kind])
    const change = await decide(item, tx)
    requireVersion(call.request, item.version, itemOutdated)
    if (change?.action === 'edited') await draftStore.remove(tx, call.caller.id, `${kind.kind}:${id}`)
    if (!change || isUnchanged(item, change)) return item.version
    changed(...kind.tags(id), ...((await kind.elsewhere?.(tx, id)) ?? []))
    const version = await saveVersion(tx, kind, id, item, { ...change, editorId: call.caller.id })
    const action = `${kind.kind.slice(0, -1)}.${audited[change.action]}`
    await auditStore.record(tx, call, action, id)
    return version
  })
}

/** Throws a 404 for a deleted item. Only `restore` may find it. */
export function refuseRemoved(kind: Versioned, { removedAt }: StoredItem<unknown>) {
  if (removedAt) throw missing(itemMissing[kind.kind])
}

const isUnchanged = <Content extends ItemContent>(
  { content }: StoredItem<Content>,
  change: Change<Content>,
): boolean => change.content !== undefined && changedFields(content, change.content).length === 0

type Kept<Content> = Change<Content> & { readonly editorId: string | null }

/** Stores a change of a locked item together with its version. Automatic changes have no editor. */
export async function saveVersion<Content extends ItemContent>(
  tx: Sql,
  kind: Versioned<Content>,
  itemId: string,
  before: StoredItem<Content>,
  { action, content = before.content, removedAt, editorId }: Kept<Content>,
): Promise<number> {
  const number = before.version + 1
  const named = { kind: kind.kind, itemId }
  const title = kind.titleOf(content)
  const fields = content === before.content ? [] : changedFields(before.content, content)
  await versionStore.create(
    tx,
    { ...named, ...firstVersion(kind, before) },
    { ...named, number, action, editorId, title, fields, content },
  )
  if (content !== before.content) await kind.write(tx, itemId, content)
  await kind.mark(tx, itemId, { version: number, ...(removedAt !== undefined && { removedAt }) })
  return number
}

/** The first version of an item without changes. */
export const firstVersion = <Content extends ItemContent>(
  kind: Versioned<Content>,
  item: StoredItem<Content>,
) => ({
  number: item.version,
  action: 'created' as const,
  createdAt: item.writtenAt,
  editorId: item.writtenBy,
  title: kind.titleOf(item.content),
  fields: [] as string[],
  content: item.content,
})

/** Returns the names of the fields that differ, in the order of the content. */
function changedFields<Content extends ItemContent>(before: Content, after: Content): string[] {
  const names = Object.keys(after) as (keyof Content & string)[]
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

type Given<Content> = { [Name in keyof Content]?: Content[Name] | undefined }

/** Returns an edit. Missing fields stay the same. */
export function edited<Content extends ItemContent>(
  { content }: StoredItem<Content>,
  given: Given<Content>,
): Change<Content> {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined)
  return { action: 'edited', content: { ...content, ...(Object.fromEntries(changes) as Partial<Content>) } }
}
