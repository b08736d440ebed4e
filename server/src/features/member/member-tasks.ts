import { alumniMessages } from '@callofcode/contract/batch/alumni'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import type { Task } from '@callofcode/contract/task'
import { dayEnd } from '@callofcode/contract/wall-time'
import { and, eq, sql as raw } from 'drizzle-orm'
import { badInput, conflict } from '../../platform/failure.ts'
import { memberTasks } from '../account/public.ts'
import { type ActionContext, getForUpdate, refuseUndecided, touch } from './member-actions.ts'

interface Given {
  readonly task: Task
  /** The last day in the club's time zone, or null without an end. */
  readonly until: string | null
  readonly timeZone: string
}

/** The tasks of members. Repeating an action changes nothing, notifies nobody and writes no second audit row. */
export const memberTaskActions = {
  async give(context: ActionContext, id: string, { task, until, timeZone }: Given): Promise<boolean> {
    const { tx, by = null, note, happened } = context
    if (id === by) throw conflict(memberAdminMessages.ownTask)
    if (until !== null && until < dayIn(timeZone)) throw badInput({ until: memberAdminMessages.pastTask })
    const member = await getForUpdate(tx, id)
    refuseUndecided(member)
    if (member.archivedAt) throw conflict(alumniMessages.alumnus)
    const endsAt = until === null ? null : dayEnd(until, timeZone)
    const { rowCount } = await tx.execute(raw`
      insert into member_tasks as held (member_id, task, until, ends_at, given_by)
      values (${id}, ${task}, ${until}, ${endsAt}, ${by})
      on conflict (member_id, task) do update
        set until = excluded.until, ends_at = excluded.ends_at, given_by = excluded.given_by, created_at = now()
        where held.until is distinct from excluded.until`)
    if (rowCount === 0) return false
    await touch(context, id)
    await note({ action: `task.give-${task}`, outcome: 'ok', actorId: by, target: id })
    await happened(tx, 'task.given', { memberIds: [id], by, task, until })
    return true
  },

  async take(context: ActionContext, id: string, task: Task): Promise<boolean> {
    const { tx, by = null, note, happened } = context
    await getForUpdate(tx, id)
    const taken = await tx
      .delete(memberTasks)
      .where(and(eq(memberTasks.memberId, id), eq(memberTasks.task, task)))
      .returning({ isOver: raw<boolean>`coalesce(${memberTasks.endsAt} <= now(), false)` })
    if (!taken[0]) return false
    await touch(context, id)
    await note({ action: `task.take-${task}`, outcome: 'ok', actorId: by, target: id })
    // The member is not notified if the task had already ended.
    if (!taken[0].isOver && id !== by) await happened(tx, 'task.taken', { memberIds: [id], by, task })
    return true
  },
}

/** The tasks that managers had before tasks existed. The command line has a word for them. */
export const MANAGER_TASKS = ['moderation', 'approvals'] as const satisfies readonly Task[]

export async function setManager(context: ActionContext, id: string, isManager: boolean): Promise<boolean> {
  const changes: boolean[] = []
  for (const task of MANAGER_TASKS)
    changes.push(
      isManager
        ? await memberTaskActions.give(context, id, { task, until: null, timeZone: 'UTC' })
        : await memberTaskActions.take(context, id, task),
    )
  return changes.includes(true)
}

/** Returns the present day there, such as `2027-06-30`. */
export const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
