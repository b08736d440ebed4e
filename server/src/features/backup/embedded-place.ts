import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '../../platform/database/embedded.ts'
import { ensurePassword } from '../../platform/database/embedded-cluster.ts'
import { holdDataDir, ownDataDir } from '../../platform/database/embedded-data-dir.ts'
import { knownHome, pointTo } from '../../platform/database/embedded-home.ts'
import { findPostmaster, stopPostmaster } from '../../platform/database/embedded-postmaster.ts'
import { EmbeddedFailure } from '../../platform/database/embedded-programs.ts'
import { fingerprintOf, secretOf } from '../../platform/site-secret.ts'
import type { Occupant, Place } from './place.ts'
import { syncFolder } from './restored-files.ts'

interface Wanted {
  readonly dataDir: string
  readonly id: string
  readonly name: string
  /** The fingerprint of the secret of the backup's site. */
  readonly fingerprint: string | null
}

/** Files that a data folder without a site may contain. */
const NO_SITE =
  /^(app\.lock|postgres-password|postgres\.log(\.1)?|mails|problems|secret|restor(ing|ed-.*)|before-.*|lost\+found)$/

/**
 * Restores into a data folder with our own PostgreSQL. A second PostgreSQL in its own folder loads the backup, so even an old
 * database that no longer starts can be replaced. The data folder then points to the new database, and the old one stays beside
 * it.
 */
export async function embeddedPlace({ dataDir, id, name, fingerprint }: Wanted): Promise<Place> {
  const held = await holdDataDir(dataDir, { address: 'a backup that is being restored' })
  const staging = join(dataDir, 'restoring')
  let [old, fresh]: (Embedded | undefined)[] = []
  try {
    await clearRestore(dataDir)
    const occupant = await occupantOf()
    return { occupant, prepare, replace, close }
  } catch (error) {
    await held.release()
    throw error
  }

  async function occupantOf(): Promise<Occupant | undefined> {
    const home = await knownHome(dataDir)
    if (!existsSync(join(home.data, 'PG_VERSION')))
      return (await isFree()) ? undefined : { name, url: undefined }
    old = await startEmbedded({ dataDir, log: () => undefined }).catch((error: unknown) => {
      if (error instanceof EmbeddedFailure) return undefined
      throw error
    })
    return { name, url: old?.url }
  }

  /** Returns whether the folder is empty, except for files of the backup's site. */
  async function isFree(): Promise<boolean> {
    const strange = (await readdir(dataDir)).some((entry) => !NO_SITE.test(entry))
    const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined)
    return !strange && (secret === undefined || fingerprintOf(secretOf(secret)) === fingerprint)
  }

  async function prepare(): Promise<string> {
    await ensurePassword(dataDir)
    await ownDataDir(staging)
    await copyFile(join(dataDir, 'postgres-password'), join(staging, 'postgres-password'))
    fresh = await startEmbedded({ dataDir: staging, log: () => undefined })
    return fresh.url
  }

  async function replace() {
    await fresh?.stop()
    fresh = undefined
    const before = await knownHome(dataDir)
    const running = await findPostmaster(before.data)
    if (running) await stopPostmaster(running)
    const isThere = existsSync(before.folder) && (await readdir(before.folder)).length > 0
    const made = (await knownHome(staging)).folder
    const isInside = made.startsWith(staging)
    const folder = isInside ? join(dataDir, isThere ? `postgres-${id}` : 'postgres') : made
    // The file records the owner of the folder, in case this process is killed before the data folder points to it.
    if (isInside) {
      await writeFile(join(staging, MOVED), folder, { mode: 0o600, flush: true })
      await rename(made, folder)
    }
    await syncFolder(dataDir)
    if (isThere || existsSync(join(dataDir, 'postgres-folder')) || !isInside) await pointTo(dataDir, folder)
    await syncFolder(dataDir)
    await rm(staging, { recursive: true, force: true })
    old = await startEmbedded({ dataDir, log: () => undefined })
    const told = isThere
      ? [
          `The old database is kept in ${before.folder}. Remove that folder when you are sure that you do not need it.`,
        ]
      : []
    return { url: old.url, told }
  }

  async function close() {
    await fresh?.stop()
    await old?.stop()
    await clearRestore(dataDir)
    await held.release()
  }
}

/** The file with the name of the folder that the new database was moved to. */
const MOVED = 'moved-to'

/**
 * Removes the files of a killed restore and stops its PostgreSQL. The caller holds the data folder. A database that has become
 * the site's stays.
 */
export async function clearRestore(dataDir: string) {
  const staging = join(dataDir, 'restoring')
  if (!existsSync(staging)) return
  const { folder: site } = await knownHome(dataDir)
  const { folder: made } = await knownHome(staging)
  const moved = await readFile(join(staging, MOVED), 'utf8').catch(() => undefined)
  for (const folder of [made, moved].filter((folder) => folder && folder !== site)) {
    const running = await findPostmaster(join(String(folder), 'data'))
    if (running) await stopPostmaster(running)
    await rm(String(folder), { recursive: true, force: true })
  }
  await rm(staging, { recursive: true, force: true })
}
