import type { Worker } from 'node:worker_threads'
import type { Env } from '../../../platform/env.ts'
import { workerThread } from '../../../platform/worker-thread.ts'
import type { Written } from './destination.ts'

export interface BackupTask {
  readonly env: Env
  readonly databaseUrl: string
  /** The file's. */
  readonly name: string
  /** Reads the backup of that name, and makes none. */
  readonly isCheck?: boolean
}
export type ThreadAnswer = { readonly written: Written } | { readonly failure: string }

/** The thread says why, in one sentence without secrets. */
export class BackupFailed extends Error {}

const FILE = new URL('./backup-thread.ts', import.meta.url)
/** What is written waits in buffers, which are not of these. */
const MEGABYTES = 256

/**
 * Makes or reads a backup in a thread of its own. Whatever breaks in it, also what nobody foresaw, is a backup that failed: the site goes on.
 * Its sums and its sealing keep no request waiting either. Called off by the signal it cleans up before this ends.
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
