import type { Changed, Sql } from '../../platform/database/database.ts'
import { judgeQueueStore } from './judge-queue-store.ts'

/** Named by every write that adds to the queue: whoever has a free worker looks for work. */
export const JUDGE_QUEUE = 'judge-queue'
export const submissionTag = (id: string) => `submission:${id}`

/** Tells the streams of all who wait, and of some that wait no more, that there is news. */
export async function notifyWaiting(tx: Sql, changed: Changed, ...more: string[]) {
  changed(...[...more, ...(await judgeQueueStore.listWaiting(tx))].map(submissionTag))
}
