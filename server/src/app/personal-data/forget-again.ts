import { auditStore } from '../../features/account/audit-store.ts'
import { refuseLastAdmin } from '../../features/member/member-actions.ts'
import { type Database, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { reapplyDeletions } from './reapply-deletions.ts'

/**
 * Deletes the accounts that a backup brought back, and records this in the audit. It sends no mail, because these people had one
 * when they left. Returns their number. The last admin stays, because somebody must be able to let the others in.
 */
export async function forgetAgain(database: Database, ids: readonly string[]): Promise<number> {
  let count = await reapplyDeletions(database)
  for (const id of ids) if (await forget(database, id)) count++
  return count
}

async function forget(database: Database, id: string): Promise<boolean> {
  try {
    await write(database, (tx) => refuseLastAdmin(tx, id))
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
  if ((await reapplyDeletions(database, [{ memberId: id, createdAt: new Date() }])) === 0) return false
  await write(database, (tx) =>
    auditStore.create(tx, { action: 'member.delete', outcome: 'ok', actorId: id, target: id }),
  )
  return true
}
