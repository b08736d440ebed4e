import { parentPort, workerData } from 'node:worker_threads'
import { checkBackup } from '../read-backup.ts'
import { writeBackup } from '../write-backup.ts'
import type { BackupTask, ThreadAnswer } from './backup-in-thread.ts'
import { destinationOf } from './backup-settings.ts'
import { backupFailure } from './destination.ts'

/** Milliseconds. A longer backup hangs. */
const LONGEST = 12 * 3_600_000

/** The thread of backup-in-thread.ts. It makes one backup, and any message aborts it. */
const { env, databaseUrl, name, isCheck }: BackupTask = workerData
const calledOff = new AbortController()
parentPort?.on('message', () => calledOff.abort(new Error('It was called off.')))

const options = { databaseUrl, dataDir: env.DATA_DIR, key: env.BACKUP_KEY, bucket: env }
const signal = AbortSignal.any([calledOff.signal, AbortSignal.timeout(LONGEST)])
const answer = (given: ThreadAnswer) => parentPort?.postMessage(given)
const destination = destinationOf(env)
const read = async () => {
  const { manifest } = (await destination?.open(name, env.DATA_DIR, (file) =>
    checkBackup(file, env.BACKUP_KEY),
  )) ?? { manifest: undefined }
  return { bytes: 0, rows: manifest?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0 }
}
const made = isCheck ? read() : destination?.put(name, (out) => writeBackup({ ...options, out }), signal)
made?.then(
  (written) => answer({ written }),
  (error: unknown) => answer({ failure: backupFailure(error) }),
)
