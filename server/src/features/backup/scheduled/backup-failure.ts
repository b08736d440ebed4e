import { storageFailure } from '../../../platform/bucket/storage-failure.ts'
import { BadBackup } from '../read-archive.ts'
import { BackupFailed } from './backup-in-thread.ts'
import { TruncatedBackup } from './destination.ts'

/** Why a backup failed, in one sentence without secrets. */
export function backupFailure(error: unknown): string {
  if (error instanceof BackupFailed || error instanceof BadBackup) return error.message
  return error instanceof TruncatedBackup
    ? `It did not arrive whole: ${error.message}.`
    : storageFailure(error)
}
