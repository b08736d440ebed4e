import type { Task } from './task.ts'

/**
 * The name and duties of each task: words for screens, notifications and the API page. They stand apart from the tasks, because
 * every page loads those and only a few screens name them.
 */
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
  announcements: {
    name: 'Announcements',
    does: 'Write, send, plan and withdraw announcements',
  },
  report: { name: 'Report', does: 'See the report of a term and the whole leaderboard, and change nothing' },
}
