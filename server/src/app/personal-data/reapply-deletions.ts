import { inArray } from 'drizzle-orm'
import { members } from '../../features/account/account-tables.ts'
import { type Database, write } from '../../platform/database/database.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { happenedOn } from '../happened.ts'
import { deletions, workOff } from './deletion-job.ts'
import { shutAccount } from './remove-member.ts'

/** A member who left, and the time. */
export interface Deletion {
  readonly memberId: string
  readonly createdAt: Date
}

/** Reads the deletions of a database before a backup is restored over it. */
export const rememberedDeletions = ({ sql }: Database): Promise<Deletion[]> =>
  sql.select({ memberId: deletions.memberId, createdAt: deletions.createdAt }).from(deletions)

/**
 * Deletes the members again whom a restored backup brought back. They are listed in its own table and in `since`, which comes
 * from the earlier database. Sends no mail. Returns the number of deleted members. May be run again after a crash.
 */
export async function reapplyDeletions(database: Database, since: readonly Deletion[] = []): Promise<number> {
  const known = new Map(
    [...(await rememberedDeletions(database)), ...since].map((one) => [one.memberId, one]),
  )
  if (known.size === 0) return 0
  if (since.length > 0)
    await database.sql
      .insert(deletions)
      .values([...since])
      .onConflictDoNothing()
  const back = await database.sql
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...known.keys()]))
  for (const { id } of back) {
    await write(database, async (tx, changed) => {
      await tx
        .update(deletions)
        .set({ finishedAt: null, sealedRecipient: null })
        .where(inArray(deletions.memberId, [id]))
      await shutAccount(tx, changed, id)
    })
    await workOff({ ...unmailed, database, secret: Buffer.alloc(0) }, id)
  }
  // Members who are missing in the backup have no work left.
  await database.sql.execute('update deletions set finished_at = now() where finished_at is null')
  return back.length
}

const SILENT: MailQueue = {
  queue: async () => undefined,
  queueAll: async () => undefined,
  queueTask: async () => undefined,
  queueTasks: async () => undefined,
}
const unmailed = { mailer: SILENT, publicUrl: '', happened: happenedOn(SILENT, '') }
