// What other features tell a member by a notification.

export { notifyOfMentoring, notifyOfTask } from './notify-of-task.ts'
