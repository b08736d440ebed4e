import { storageFailure } from '../../../platform/bucket/storage-failure.ts'
import { TruncatedBackup } from './destination.ts'

/** Why a backup failed, in one sentence without secrets. */
export const backupFailure = (error: unknown): string =>
  error instanceof TruncatedBackup ? `It did not arrive whole: ${error.message}.` : storageFailure(error)
