import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { inBackupThread } from './backup-in-thread.ts'
import { backupRunStore } from './backup-run-store.ts'
import { sealOf } from './backup-settings.ts'
import { backupFailure } from './destination.ts'

interface Given {
  readonly database: Database
  readonly env: Env
  readonly log: { info(text: string): void; warn(text: string): void }
}

/** Returns whether this site can open its backups. One that is sealed for a public key cannot be opened here. */
const canBeOpened = (env: Env) => sealOf(env) !== 'public key'

/** Returns the newest backup if none was verified for a week, because a stored backup is not yet proven to be restorable. */
export async function toCheck({ database, env }: Given, place: string) {
  return canBeOpened(env) ? backupRunStore.unchecked(database.pool, place) : undefined
}

/** Reads the backup in its place, as `npm run restore -- FILE --check` does, and records the result. */
export async function checkLatest(given: Given, place: string, signal: AbortSignal): Promise<void> {
  const run = await toCheck(given, place)
  if (!run) return
  const { database, env, log } = given
  const task = { env, databaseUrl: database.directUrl, name: run.name, isCheck: true }
  try {
    await inBackupThread(task, signal)
    await backupRunStore.checked(database.sql, run.id, null)
    log.info(`The backup ${run.name} was read: it is whole.`)
  } catch (error) {
    if (signal.aborted) return
    const reason = backupFailure(error)
    await backupRunStore.checked(database.sql, run.id, reason)
    log.warn(`The backup ${run.name} in ${place} cannot be brought back: ${reason}`)
  }
}
