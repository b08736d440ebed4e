import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { errorLine } from '../../../platform/error-facts.ts'
import { type Repeated, repeat } from '../../../platform/jobs/repeat.ts'
import { FINGERPRINT } from '../../../platform/site-secret.ts'
import { inBackupThread } from './backup-in-thread.ts'
import { takeBackupLock } from './backup-lock.ts'
import { backupRunStore } from './backup-run-store.ts'
import { destinationOf } from './backup-settings.ts'
import { dueAt, lookEvery } from './backup-times.ts'
import { checkLatest, toCheck } from './check-latest.ts'
import { backupFailure, type Destination, type Written } from './destination.ts'
import { nameOf, outdated } from './retention.ts'

const RUNS_KEPT_DAYS = 400

interface Log {
  info(text: string): void
  warn(text: string): void
}

interface Given {
  readonly database: Database
  readonly env: Env
  readonly log: Log
}

/** Makes due backups until it is stopped. Every process runs this, and the lock decides which one makes the backup. */
export function startBackups(given: Given): Repeated | undefined {
  const destination = destinationOf(given.env)
  if (!destination) return undefined
  return repeat(
    lookEvery(given.env),
    (stopping) => backUpIfDue(given, destination, stopping),
    (error) => given.log.info(`Backups: ${errorLine(error)}`),
  )
}

async function backUpIfDue(given: Given, destination: Destination, stopping: AbortSignal) {
  const { database, env } = given
  const isDue = async () =>
    dueAt(await backupRunStore.state(database.pool, destination.place), env) <= new Date()
  const isWaiting = async () => (await isDue()) || (await toCheck(given, destination.place)) !== undefined
  if (!(await isWaiting()) || stopping.aborted) return
  const lock = await takeBackupLock(database.directUrl)
  if (!lock) return
  try {
    await backupRunStore.endLost(database.sql)
    // Another process may have made it meanwhile.
    if (await isDue()) await backUp(given, destination, stopping, lock.lost)
    if (!stopping.aborted) await checkLatest(given, destination.place, AbortSignal.any([stopping, lock.lost]))
  } finally {
    await lock.release()
  }
}

async function backUp(given: Given, destination: Destination, stopping: AbortSignal, lost: AbortSignal) {
  const { database, env, log } = given
  const { sql } = database
  const { place } = destination
  const site = await siteOf(database)
  const name = nameOf(site, new Date(), Boolean(env.BACKUP_KEY))
  const id = await backupRunStore.begin(sql, place, name)
  const task = { env, databaseUrl: database.directUrl, name }
  let written: Written
  try {
    written = await inBackupThread(task, AbortSignal.any([stopping, lost]))
  } catch (error) {
    if (stopping.aborted) return backupRunStore.forget(sql, id)
    const reason = backupFailure(lost.aborted ? lost.reason : error)
    await backupRunStore.fail(sql, id, reason)
    const due = dueAt(await backupRunStore.state(database.pool, place), env)
    return log.warn(`The backup to ${place} failed: ${reason} The next try is at ${due.toISOString()}.`)
  }
  await backupRunStore.finish(sql, id, written)
  log.info(`The backup ${name} was made: ${written.bytes} bytes, ${written.rows} rows.`)
  await removeOutdated(given, destination, site).catch((error: unknown) =>
    log.warn(`Old backups in ${place} could not be removed: ${backupFailure(error)}`),
  )
}

async function removeOutdated({ database, env }: Given, destination: Destination, site: string) {
  const sizes = await backupRunStore.sizes(database.sql, destination.place)
  const kept = { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS }
  for (const name of outdated(await destination.list(), site, kept, sizes)) await destination.remove(name)
  await backupRunStore.clear(database.sql, RUNS_KEPT_DAYS)
}

/** Returns the first digits of the fingerprint of the site's secret. */
export async function siteOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [
    FINGERPRINT,
  ])
  return (rows[0]?.value ?? '').slice(0, 8).padEnd(8, '0')
}
