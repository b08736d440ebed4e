import {
  listMemberImports,
  undoMemberImport,
  undoMessages,
} from '@callofcode/contract/member-import/undo-import'
import { sentence } from '@callofcode/contract/sentence'
import { type Changed, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { type ActorCall, auditStore, memberCountChanged } from '../account/public.ts'
import { builtOn } from './built-on.ts'
import type { ImportDependencies } from './import-routes.ts'
import { importStore } from './import-store.ts'
import { type Change, journalStore } from './journal-store.ts'
import { undoStore } from './undo-store.ts'

/** Undoes imports of the last day, for any admin. */
export function undoRoutes({ api, database }: Pick<ImportDependencies, 'api' | 'database'>) {
  api.serve(listMemberImports, async () => ({ data: await journalStore.list(database.sql) }))

  api.serve(undoMemberImport, async ({ params, caller, request, database: joined }) => {
    const data = await write(joined, (tx, changed) => undo(tx, changed, { caller, request }, params.id))
    return { data, message: sentence('memberImport.undone', 'Import undone') }
  })
}

async function undo(tx: Sql, changed: Changed, by: ActorCall, id: string) {
  const taken = await journalStore.take(tx, id)
  if (!taken) throw missing(undoMessages.tooLate)
  const changes = await journalStore.changes(tx, id)
  const made = changes.filter(({ isNew }) => isNew)
  const others = changes.filter(({ isNew }) => !isNew)
  const restored = await restore(tx, others)
  const removed = await remove(tx, made)
  const used = await builtOn(tx, 'batches', taken.batches)
  await undoStore.removeBatches(
    tx,
    taken.batches.filter((batch) => !used.has(batch)),
  )
  if (removed > 0) await memberCountChanged(tx)
  if (removed + restored.length > 0) changed('authors')
  await auditStore.recordEach(tx, by, [
    {
      action: 'import.undo',
      target: removed + restored.length === 1 ? '1 member' : `${removed + restored.length} members`,
    },
    ...restored.map((target) => ({ action: 'member.import-undone', target })),
  ])
  const [stayed, changedSince] = [made.length - removed, others.length - restored.length]
  return { removed, stayed, restored: restored.length, changedSince }
}

async function restore(tx: Sql, changes: readonly Change[]): Promise<readonly string[]> {
  if (changes.length === 0) return []
  const places = await undoStore.restore(tx, changes)
  const now = await importStore.factsOf(
    tx,
    changes.map(({ memberId }) => memberId),
  )
  const facts = await undoStore.restoreFacts(tx, changes, now)
  return [...new Set([...places, ...facts])]
}

/** The number of members that one statement removes. It looks into every table that refers to members. */
const PART = 200

async function remove(tx: Sql, made: readonly Change[]): Promise<number> {
  const ids = await undoStore.untouched(
    tx,
    made.map(({ memberId }) => memberId),
  )
  const used = await builtOn(tx, 'members', ids)
  const free = ids.filter((id) => !used.has(id))
  for (let at = 0; at < free.length; at += PART) await undoStore.removeMembers(tx, free.slice(at, at + PART))
  return free.length
}
