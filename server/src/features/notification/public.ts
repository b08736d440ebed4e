// What other features tell a member by a notification.

export { notifyOfTask } from './notify-of-task.ts'
