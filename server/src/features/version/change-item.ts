import { isDeepStrictEqual } from 'node:util'
import { type ItemContent, itemMissing, itemOutdated, type VersionAction } from '@callofcode/contract/version'
import type { FastifyRequest } from 'fastify'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { refuseOlder } from '../../platform/http/if-match.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { versionStore } from './version-store.ts'
import type { Held, Versioned } from './versioned.ts'

/** What the request says, whatever the endpoint. */
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
 * Changes an item that is held meanwhile: what comes at the same time comes after, and is refused if it was begun on
 * the version before. `decide` says what becomes of it; undefined for nothing. Answers the version it then has.
 */
export function changeItem<Content extends ItemContent>(
  database: Database,
  kind: Versioned<Content>,
  call: ItemCall,
  decide: (
    held: Held<Content>,
    tx: Sql,
  ) => Promise<Change<Content> | undefined> | Change<Content> | undefined,
): Promise<number> {
  return write(database, async (tx, changed) => {
    const { id } = call.params
    const held = await kind.get(tx, id, 'hold')
    if (!held) throw missing(itemMissing[kind.kind])
    const change = await decide(held, tx)
    refuseOlder(call.request, held.version, itemOutdated)
    if (change?.action === 'edited') await draftStore.remove(tx, call.caller.id, `${kind.kind}:${id}`)
    const fields = change?.content ? changedFields(held.content, change.content) : []
    if (!change || (change.content && fields.length === 0)) return held.version
    changed(...kind.tags(id))
    const version = await keep(tx, kind, id, held, { ...change, fields, editorId: call.caller.id })
    const action = `${kind.kind.slice(0, -1)}.${audited[change.action]}`
    const entry = { action, target: id, outcome: 'ok', actorId: call.caller.id } as const
    await auditStore.create(tx, { ...entry, ...auditOrigin(call.request) })
    return version
  })
}

/** Deleted is as good as missing to everything but `restore`. */
export function refuseRemoved(kind: Versioned, { removedAt }: Held<unknown>) {
  if (removedAt) throw missing(itemMissing[kind.kind])
}

type Kept<Content> = Change<Content> & { fields: string[]; editorId: string }

async function keep<Content extends ItemContent>(
  tx: Sql,
  kind: Versioned<Content>,
  itemId: string,
  held: Held<Content>,
  { action, content = held.content, removedAt, fields, editorId }: Kept<Content>,
): Promise<number> {
  const number = held.version + 1
  const item = { kind: kind.kind, itemId }
  const title = kind.titleOf(content)
  await versionStore.create(
    tx,
    { ...item, ...firstVersion(kind, held) },
    { ...item, number, action, editorId, title, fields, content },
  )
  if (content !== held.content) await kind.write(tx, itemId, content)
  await kind.mark(tx, itemId, { version: number, ...(removedAt !== undefined && { removedAt }) })
  return number
}

/** The version of an item that nobody has changed yet. */
export const firstVersion = <Content extends ItemContent>(kind: Versioned<Content>, held: Held<Content>) => ({
  number: held.version,
  action: 'created' as const,
  createdAt: held.writtenAt,
  editorId: held.writtenBy,
  title: kind.titleOf(held.content),
  fields: [] as string[],
  content: held.content,
})

/** Names of what is not the same any more, in the order in which it is written. */
function changedFields<Content extends ItemContent>(before: Content, after: Content): string[] {
  const names = Object.keys(after) as (keyof Content & string)[]
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}
