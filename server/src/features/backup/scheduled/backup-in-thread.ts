import type { Worker } from 'node:worker_threads'
import type { Env } from '../../../platform/env.ts'
import { workerThread } from '../../../platform/worker-thread.ts'
import type { Written } from './destination.ts'

export interface BackupTask {
  readonly env: Env
  readonly databaseUrl: string
  /** The name of the file. */
  readonly name: string
  /** Reads the backup of that name instead of making one. */
  readonly isCheck?: boolean
}
export type ThreadAnswer = { readonly written: Written } | { readonly failure: string }

/** A failed backup. The thread sends the reason in one sentence without secrets. */
export class BackupFailed extends Error {}

const FILE = new URL('./backup-thread.ts', import.meta.url)
/** The memory limit of the thread. The data is in buffers, which are outside this limit. */
const MEGABYTES = 256

/**
 * Makes or reads a backup in its own thread. Any error in it is a failed backup, and the site continues. Its hashing and sealing
 * block no request. When the signal aborts it, it cleans up before this function returns.
 */
export async function inBackupThread(task: BackupTask, signal: AbortSignal): Promise<Written> {
  signal.throwIfAborted()
  const limits = { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } }
  const thread = workerThread(FILE, { workerData: task, ...limits })
  const callOff = () => thread.postMessage('off')
  signal.addEventListener('abort', callOff)
  try {
    return await answerOf(thread)
  } finally {
    signal.removeEventListener('abort', callOff)
    await thread.terminate()
  }
}

const answerOf = (thread: Worker) =>
  new Promise<Written>((resolve, reject) => {
    thread.on('message', (answer: ThreadAnswer) =>
      'written' in answer ? resolve(answer.written) : reject(new BackupFailed(answer.failure)),
    )
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('Its thread ended.')))
  })
