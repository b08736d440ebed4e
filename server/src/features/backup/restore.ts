import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { placeOf } from '../../platform/database/hosts/address.ts'
import type { Env } from '../../platform/env.ts'
import { fingerprintOf, secretOf } from '../../platform/site-secret.ts'
import type { Head, Manifest } from './archive-format.ts'
import { deletedSince } from './deleted-members.ts'
import { embeddedPlace } from './embedded-place.ts'
import { externalPlace } from './external-place.ts'
import { finishLoading, type KeptFile, loadDatabase, refuseNewer } from './load-database.ts'
import { type Occupant, type Place, Refusal } from './place.ts'
import { checkBackup } from './read-backup.ts'
import { bringFiles, dropFiles, dropOtherFiles, nameRestore, putFile, restoreId } from './restored-files.ts'

type Settings = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR' | 'PUBLIC_URL' | 'APP_SECRET' | 'BACKUP_KEY'
>

export interface Restore {
  readonly file: string
  readonly env: Settings
  /** Returns whether the existing site may be replaced. Without a site it is not called. */
  readonly mayReplace: (occupant: Occupant) => Promise<boolean>
  /** Removes the members whose account was deleted after the backup was made. Returns their number. */
  readonly forget: (database: Database, ids: readonly string[]) => Promise<number>
  readonly say: (line: string) => void
  /** Aborts the restore and leaves the old site as it was. It has no effect once the new site is being put in place. */
  readonly stopping?: AbortSignal
  /** A new secret is begun afterwards. */
  readonly lostSecret?: boolean
}

/**
 * Makes the site of a backup the site of DATA_DIR or DATABASE_URL. The whole file is read and checked before any change. The old
 * site is replaced in one step at the end.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { file, env, say, stopping } = restore
  const { head, manifest } = await checkBackup(file, env.BACKUP_KEY)
  refuseNewer(head, file)
  if (!restore.lostSecret) await refuseForeignSecret(env, head, manifest)
  const id = restoreId()
  stopping?.throwIfAborted()
  const place = await openPlace(env, head, id)
  try {
    stopping?.throwIfAborted()
    if (place.occupant && !(await restore.mayReplace(place.occupant)))
      throw new Refusal('Nothing was changed.')
    const told = await fill(place, restore, { head, id })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Restored ${rows} rows from the backup of ${head.createdAt}.`)
    for (const line of told) say(line)
  } finally {
    await place.close()
  }
}

/** Returns the text to type before a site is replaced: its address, or the place of its data. */
export function nameOf({ PUBLIC_URL, DATABASE_URL, DATA_DIR }: Settings): string {
  if (PUBLIC_URL) return PUBLIC_URL
  if (!DATABASE_URL) return DATA_DIR
  return placeOf(DATABASE_URL)
}

function openPlace(env: Settings, head: Head, id: string): Promise<Place> {
  const name = nameOf(env)
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  return url
    ? externalPlace({ url, id, name })
    : embeddedPlace({ dataDir: env.DATA_DIR, id, name, fingerprint: head.fingerprint })
}

async function fill(
  place: Place,
  { file, env, forget, say, stopping }: Restore,
  { head, id }: { head: Head; id: string },
) {
  const gone = await deletedSince(place.occupant)
  if (!gone)
    say(
      'The old database cannot be read: whoever deleted their account after the backup is back. See the documentation.',
    )
  const database = openDatabase(await place.prepare(), 2)
  try {
    const keep = (kept: KeptFile) => putFile(env.DATA_DIR, id, kept)
    const source = { file, key: env.BACKUP_KEY, stopping }
    await loadDatabase(database, source, head, keep)
    const count = await forget(database, gone ?? [])
    if (count > 0) say(`${count} members who had deleted their account since are deleted again.`)
    await nameRestore(database, id)
    stopping?.throwIfAborted()
    await finishLoading(database)
  } catch (error) {
    await dropFiles(env.DATA_DIR, id)
    throw stopping?.aborted ? stopping.reason : error
  } finally {
    await database.close()
  }
  const { url, told } = await place.replace()
  const site = openDatabase(url, 1)
  try {
    await bringFiles(site, env.DATA_DIR)
  } finally {
    await site.close()
  }
  await dropOtherFiles(env.DATA_DIR, id)
  return told
}

/**
 * Refuses a foreign secret. Codes and queued mails are useless without the secret of their site, and the site would not start.
 */
async function refuseForeignSecret(env: Settings, { fingerprint }: Head, { parts }: Manifest) {
  if (!fingerprint) return
  const isInside = parts.some(({ name }) => name === 'files/secret')
  const isIts = (secret: string | undefined) => !!secret && fingerprintOf(secretOf(secret)) === fingerprint
  if (env.APP_SECRET) {
    if (isIts(env.APP_SECRET)) return
    throw new Refusal(
      `APP_SECRET is not the secret of the site in this backup. ${isInside ? 'Unset it: the backup brings its own.' : 'Set it to that one. Is that lost? Add --lost-secret.'}`,
    )
  }
  if (isInside || isIts(await secretIn(env.DATA_DIR))) return
  throw new Refusal(
    'The site in this backup had its secret in APP_SECRET. Set APP_SECRET to the same. Is it lost? Add --lost-secret.',
  )
}

const secretIn = (dataDir: string) => readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined)
