/**
 * What an admin can let a member do for the club without making them an admin. A task is held until somebody takes it, or
 * through its last day.
 */
export const TASKS = ['events', 'content', 'moderation', 'approvals', 'problems'] as const
export type Task = (typeof TASKS)[number]

/** What of a member decides what they may do. */
export interface Rights {
  readonly role: 'member' | 'admin' | null
  /** Those that they hold now. Admins may do all of it without. */
  readonly tasks: readonly Task[]
}

export const holds = ({ role, tasks }: Rights, task: Task) => role === 'admin' || tasks.includes(task)
/** Whether they may do anything that a plain member may not. */
export const isOrganiser = ({ role, tasks }: Rights) => role === 'admin' || tasks.length > 0
