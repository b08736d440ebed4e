import type { Changed, Sql } from '../../platform/database/database.ts'
import { judgeQueueStore } from './judge-queue-store.ts'

/** The tag of every write that adds to the queue: processes with a free worker then look for work. */
export const JUDGE_QUEUE = 'judge-queue'
export const submissionTag = (id: string) => `submission:${id}`

/** Notifies the streams of all waiting submissions, and of those in `more`. */
export async function notifyWaiting(tx: Sql, changed: Changed, ...more: string[]) {
  changed(...[...more, ...(await judgeQueueStore.listWaiting(tx))].map(submissionTag))
}
