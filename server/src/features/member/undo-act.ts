import { listMemberActs, memberActMessages, undoMemberAct } from '@callofcode/contract/batch/member-act'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, memberCountChanged, memberStore, members, yearOf } from '../account/public.ts'
import { batchExists } from '../batch/public.ts'
import { factStore } from '../member-fact/public.ts'
import { type ActRow, actStore } from './act-store.ts'
import { targetOf } from './many-members-routes.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Lists and undoes what admins did with many members at once. */
export function undoActRoutes({ api, database }: Dependencies) {
  api.serve(listMemberActs, async () => ({ data: await actStore.list(database.sql) }))

  api.serve(undoMemberAct, async (call) => {
    const data = await write(database, async (tx, publish) => {
      const act = await actStore.getForUpdate(tx, call.params.id)
      if (!act) throw missing(memberActMessages.missing)
      const changes = await actStore.changesOf(tx, act.id)
      const restored = await undo(tx, act)
      await actStore.remove(tx, act.id)
      if (restored.length > 0) {
        await auditStore.record(tx, call, `member.undo-${act.kind}`, targetOf(restored))
        publish('authors')
      }
      return { restored: restored.length, kept: changes.length - restored.length }
    })
    return { data, message: sentence('memberAct.undone', 'Undone') }
  })
}

async function undo(tx: Sql, act: ActRow): Promise<string[]> {
  const { kind, given } = act
  if (kind === 'fact') return undoFact(tx, act)
  if (kind === 'year')
    return actStore.restore(
      tx,
      act,
      raw`${yearOf} is not distinct from ${given}::int`,
      raw`passout_year = mine.before::timestamptz`,
    )
  if (kind === 'batch')
    return actStore.restore(
      tx,
      act,
      // Whose batch was removed meanwhile keeps the new one.
      raw`${members.batchId} is not distinct from ${given}::uuid
        and (c.before is null or ${batchExists(raw`c.before::uuid`)})`,
      raw`batch_id = mine.before::uuid`,
    )
  const restored = await actStore.restore(
    tx,
    act,
    raw`${members.archivedAt} = ${given}::timestamptz`,
    raw`archived_at = null`,
  )
  if (restored.length > 0) await memberCountChanged(tx)
  return restored
}

async function undoFact(tx: Sql, { id, fieldId, given }: ActRow): Promise<string[]> {
  if (!fieldId) return []
  const changes = await actStore.changesOf(tx, id)
  const held = await memberStore.hold(
    tx,
    changes.map((one) => one.id),
  )
  const now = await factStore.valuesOf(tx, held, fieldId)
  const isHeld = new Set(held)
  const mine = changes.filter((one) => isHeld.has(one.id) && (now.get(one.id) ?? null) === given)
  if (mine.length === 0) return []
  return factStore.put(
    tx,
    mine.map((one) => ({ memberId: one.id, fieldId, value: one.before })),
  )
}
