import type { HeldTask } from '@callofcode/contract/member-admin'
import { TASK_WORDS } from '@callofcode/contract/site/task-words'
import type { Sql } from '../../platform/database/database.ts'
import { notificationStore } from './notification-store.ts'

interface Told extends Pick<HeldTask, 'task' | 'until'> {
  readonly memberId: string
  readonly isGiven: boolean
  /** Null on the command line. */
  readonly by: string | null
}

/** Tells a member that a task is theirs now, or no longer. */
export async function notifyOfTask(tx: Sql, { memberId, task, until, isGiven, by }: Told) {
  const { name } = TASK_WORDS[task]
  const words = isGiven && until ? `${name}, until ${day.format(new Date(until))}` : name
  await tell(tx, { memberId, isGiven, by, words })
}

interface ToldOfBatch extends Pick<Told, 'memberId' | 'isGiven' | 'by'> {
  readonly batch: string
}

/** Tells a member that they look after a batch now, or no longer. */
export const notifyOfMentoring = (tx: Sql, { batch, ...told }: ToldOfBatch) =>
  tell(tx, { ...told, words: `Mentor of ${batch}` })

async function tell(
  tx: Sql,
  { memberId, isGiven, by, words }: Pick<Told, 'memberId' | 'isGiven' | 'by'> & { words: string },
) {
  await notificationStore.create(tx, [
    { memberId, kind: isGiven ? 'task-given' : 'task-taken', actorId: by, words },
  ])
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
