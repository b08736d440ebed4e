import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../platform/database/database.ts'
import type { KeptFile } from './load-database.ts'

/** The row of `settings` with the id of the restore that made the database. */
const RESTORE = 'restore'

/** Returns an id like `2026-11-24-095200` for the names of files that a restore makes and keeps. */
export const restoreId = (now = new Date()) =>
  now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')

const waiting = (dataDir: string, id: string) => join(dataDir, `restored-${id}`)
const replaced = (dataDir: string, id: string) => join(dataDir, `before-${id}`)

/** Writes a file of the backup beside the data folder's own file, until its database is the site's. */
export async function putFile(dataDir: string, id: string, { path, content }: KeptFile) {
  await writeSafely(join(waiting(dataDir, id), path), content)
}

/** Records in the new database which files belong to it. */
export const nameRestore = ({ pool }: Database, id: string) =>
  pool.query(
    `insert into settings (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [RESTORE, id],
  )

/**
 * Puts the files of a restored backup in place if they belong to this database, and keeps the replaced ones. A site does this at
 * its start too, because the restore may have been killed after the database had become the site's.
 */
export async function bringFiles({ pool }: Database, dataDir: string): Promise<void> {
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [RESTORE])
  const id = rows[0]?.value ?? ''
  const from = waiting(dataDir, id)
  if (!id || !existsSync(from)) return
  for (const path of await filesIn(from)) {
    const [source, target, kept] = [join(from, path), join(dataDir, path), join(replaced(dataDir, id), path)]
    const old = await readFile(target).catch(() => undefined)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // The old file is copied, so it stays in place until the new one replaces it.
    if (old && !old.equals(await readFile(source))) await writeSafely(kept, old)
    await rename(source, target)
  }
  await syncFolder(dataDir)
  await rm(from, { recursive: true })
}

/** Removes the files of a restore that failed. */
export const dropFiles = (dataDir: string, id: string) =>
  rm(waiting(dataDir, id), { recursive: true, force: true })

/** Removes the files of restores that belong to another database. */
export async function dropOtherFiles(dataDir: string, id = '') {
  for (const name of existsSync(dataDir) ? await readdir(dataDir) : []) {
    if (/^restored-\d/.test(name) && name !== `restored-${id}`)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

async function writeSafely(file: string, content: Buffer) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, content, { mode: 0o600, flush: true })
}

/** Makes a renamed file keep its new name after a power cut. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
