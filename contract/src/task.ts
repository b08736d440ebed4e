/**
 * Tasks that an admin can give a member without making them an admin. A member holds a task until an admin removes it, or through
 * its last day.
 */
export const TASKS = ['events', 'content', 'moderation', 'approvals', 'problems'] as const
export type Task = (typeof TASKS)[number]

/** The data that decides a member's permissions. */
export interface Rights {
  readonly role: 'member' | 'admin' | null
  /** The current tasks. Admins have all permissions without a task. */
  readonly tasks: readonly Task[]
}

export const holds = ({ role, tasks }: Rights, task: Task) => role === 'admin' || tasks.includes(task)
/** Returns whether a member has any right beyond those of a plain member. */
export const isOrganiser = ({ role, tasks }: Rights) => role === 'admin' || tasks.length > 0

/** The name and duties of each task: words for screens, notifications and the API page. */
export const TASK_WORDS: Readonly<Record<Task, { readonly name: string; readonly does: string }>> = {
  events: { name: 'Events', does: 'Announce, edit and cancel events, and see who comes' },
  content: {
    name: 'Content',
    does: 'Write blogs and modules, review interview experiences, edit the curriculum and its lists',
  },
  moderation: {
    name: 'Moderation',
    does: 'Decide about flagged posts, pin, lock, edit and delete in the forum',
  },
  approvals: { name: 'Approvals', does: 'Decide who joins' },
  problems: { name: 'Problems', does: 'Write, check and publish the club’s own problems' },
}
