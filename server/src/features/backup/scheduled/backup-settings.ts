import { isAbsolute, join, resolve } from 'node:path'
import type { BackupStatus } from '@callofcode/contract/backup/backup'
import type { Env } from '../../../platform/env.ts'
import { bucketDestination } from './bucket-destination.ts'
import type { Destination } from './destination.ts'
import { folderDestination } from './folder-destination.ts'

type BackupEnv = Pick<Env, 'BACKUP_TO' | 'DATABASE_URL' | 'DATA_DIR'>

/** Returns the place of backups, or undefined without a setting and for `off`. */
export function backupPlace({ BACKUP_TO, DATABASE_URL, DATA_DIR }: BackupEnv): string | undefined {
  if (BACKUP_TO === 'off') return undefined
  if (BACKUP_TO?.startsWith('s3:')) return BACKUP_TO
  if (BACKUP_TO) return isAbsolute(BACKUP_TO) ? BACKUP_TO : resolve(BACKUP_TO)
  // Several machines may share an external database, each with a data folder of its own.
  return DATABASE_URL ? undefined : join(DATA_DIR, 'backups')
}

/** Returns what the backups are sealed with. The key itself stays with whoever set it. */
export function sealOf({ BACKUP_KEY }: Pick<Env, 'BACKUP_KEY'>): BackupStatus['seal'] {
  if (!BACKUP_KEY) return 'none'
  return BACKUP_KEY.startsWith('age1') ? 'public key' : 'passphrase'
}

export function destinationOf(env: Env): Destination | undefined {
  const place = backupPlace(env)
  if (!place) return undefined
  return place.startsWith('s3:') ? bucketDestination(place, env) : folderDestination(place)
}

/** Returns the bytes of the backups in a folder of this machine, or null when they go elsewhere. */
export async function keptBytes(env: Env): Promise<number | null> {
  const place = backupPlace(env)
  if (!place || place.startsWith('s3:')) return null
  const kept = await folderDestination(place)
    .list()
    .catch(() => [])
  return kept.reduce((sum, { bytes }) => sum + bytes, 0)
}
