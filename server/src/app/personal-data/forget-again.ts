import { auditStore } from '../../features/account/audit-store.ts'
import { type Database, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { mailQueue } from '../../platform/mail/mail-queue.ts'
import { removeMember } from './remove-member.ts'

/**
 * Deletes the accounts that a backup brought back, and says so in the audit. No mail says it: they had one when they left.
 * Returns how many there were. The last admin stays, because somebody must be able to let the others in.
 */
export async function forgetAgain(
  database: Database,
  secret: Buffer,
  publicUrl: string,
  ids: readonly string[],
): Promise<number> {
  const mailer = mailQueue(secret)
  let count = 0
  for (const id of ids) if (await forget(id)) count++
  return count

  async function forget(id: string): Promise<boolean> {
    try {
      return await write(database, async (tx, changed) => {
        if (!(await removeMember({ mailer, publicUrl }, tx, changed, id))) return false
        await auditStore.create(tx, { action: 'member.delete', outcome: 'ok', actorId: id, target: id })
        return true
      })
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }
}
