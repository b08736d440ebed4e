import { randomUUID } from 'node:crypto'
import { access, constants, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backupPlaceTried } from '../../features/backup/public.ts'
import type { Env } from '../../platform/env.ts'
import { type CheckLine, good, look } from './check-line.ts'

/** Checks that this user can write in the data folder and that other users cannot read it. Creates no folder. */
export async function checkFolder({ DATA_DIR: folder }: Env): Promise<CheckLine> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (!found) {
    await access(await nearest(dirname(folder)), constants.W_OK)
    return good('folder', `${folder} is made by the first start`)
  }
  const file = join(folder, `.check-${randomUUID()}`)
  try {
    await writeFile(file, 'check', { mode: 0o600, flag: 'wx' })
  } finally {
    await rm(file, { force: true })
  }
  const isOpen = (found.mode & 0o007) !== 0
  return isOpen
    ? look('folder', `${folder} can be read by every user of this machine: chmod o= ${folder}`)
    : good('folder', `${folder} can be written`)
}

/** Returns the nearest folder above that exists. */
const nearest = (folder: string): Promise<string> =>
  stat(folder).then(
    () => folder,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
      return nearest(dirname(folder))
    },
  )

/** Writes a file where backups go, checks that it exists, and removes it. */
export async function checkBackupPlace(env: Env): Promise<CheckLine> {
  if (env.BACKUP_TO === 'off') return good('backups', 'BACKUP_TO is off: something else must make them')
  const place = await backupPlaceTried(env)
  if (!place) return look('backups', 'nobody has said where they go: set BACKUP_TO')
  return env.BACKUP_KEY
    ? good('backups', `${place} takes files, and they are sealed`)
    : look('backups', `${place} takes files; without BACKUP_KEY whoever reads one reads the whole site`)
}
