/**
 * Tasks that an admin can give a member without making them an admin. A member holds a task until an admin removes it, or through
 * its last day.
 */
export const TASKS = [
  'events',
  'content',
  'moderation',
  'approvals',
  'problems',
  'announcements',
  'report',
] as const
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

/** Returns where a member begins after a sign-in. Who only looks at the report has nothing to do at the desk. */
export function firstPage(rights: Rights): '/today' | '/dashboard/desk' | '/dashboard/report' {
  if (!isOrganiser(rights)) return '/today'
  const onlyLooks = rights.role !== 'admin' && rights.tasks.every((task) => task === 'report')
  return onlyLooks ? '/dashboard/report' : '/dashboard/desk'
}
