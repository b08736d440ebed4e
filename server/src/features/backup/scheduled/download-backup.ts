import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { backupMessages } from '@callofcode/contract/backup/backup'
import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { conflict, Failure } from '../../../platform/failure.ts'
import { workerThread } from '../../../platform/worker-thread.ts'
import { BackupFailed } from './backup-in-thread.ts'
import { type BackupLock, takeBackupLock } from './backup-lock.ts'
import { nameOf } from './retention.ts'
import { siteOf } from './scheduled-backups.ts'

export interface DownloadTask {
  readonly env: Env
  readonly databaseUrl: string
  readonly passphrase: string
}
/** The bytes that the reader asked for, the end, or why there are no more. */
export type DownloadPart = { readonly bytes: Uint8Array } | { readonly failure: string } | 'end'

const FILE = new URL('./download-thread.ts', import.meta.url)
/** The memory limit of the thread, as for a scheduled backup. */
const MEGABYTES = 256
/** Milliseconds. A slow reader keeps the backups of the site waiting for this long at most. */
const LONGEST = 2 * 3_600_000

interface Given {
  readonly database: Database
  readonly env: Env
}

/**
 * Begins a backup whose bytes are made as fast as they are read. It waits for the first bytes, so that a failure before them can
 * still be answered. Throws 409 while another backup is made.
 */
export async function beginDownload({ database, env }: Given, passphrase: string) {
  const name = nameOf(await siteOf(database), new Date(), true)
  const lock = await takeBackupLock(database.directUrl)
  if (!lock) throw conflict(backupMessages.running)
  const workerData: DownloadTask = { env, databaseUrl: database.directUrl, passphrase }
  const thread = workerThread(FILE, { workerData, resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } })
  const bytes = readerOf(thread, lock)
  try {
    await firstOf(bytes)
  } catch (error) {
    const reason = error instanceof BackupFailed ? error.message : 'its thread ended.'
    throw new Failure(503, 'backup_failed', backupMessages.failed(reason))
  }
  return { name, bytes }
}

/** Hands on the bytes of the thread. However the stream ends, the thread ends and the lock is free. */
function readerOf(thread: Worker, lock: BackupLock): Readable {
  const longest = setTimeout(() => bytes.destroy(new BackupFailed('It took too long.')), LONGEST)
  const bytes = new Readable({
    read: () => thread.postMessage('more'),
    destroy(error, done) {
      clearTimeout(longest)
      const closed = Promise.all([thread.terminate(), lock.release()])
      closed.then(
        () => done(error),
        (reason: Error) => done(error ?? reason),
      )
    },
  })
  lock.lost.addEventListener('abort', () => bytes.destroy(lock.lost.reason))
  thread.on('message', (part: DownloadPart) => {
    if (part === 'end') bytes.push(null)
    else if ('failure' in part) bytes.destroy(new BackupFailed(part.failure))
    else bytes.push(part.bytes)
  })
  thread.on('error', (error) => bytes.destroy(error))
  thread.on('exit', () => bytes.destroy(bytes.readableEnded ? undefined : new Error('Its thread ended.')))
  return bytes
}

/** Waits for the first bytes without taking them. */
const firstOf = (bytes: Readable) =>
  new Promise<void>((resolve, reject) => {
    bytes.once('error', reject)
    bytes.once('readable', resolve)
    bytes.read(0)
  })
