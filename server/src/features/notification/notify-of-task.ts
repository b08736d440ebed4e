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
  await notificationStore.create(tx, [
    { memberId, kind: isGiven ? 'task-given' : 'task-taken', actorId: by, words },
  ])
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
