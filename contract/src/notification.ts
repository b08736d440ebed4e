import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { postAuthor } from './forum.ts'
import { FLAG_RULINGS } from './moderation.ts'
import { id } from './text.ts'

/**
 * Why a member is notified. mention: a post mentions them; reply: it answers their reply; thread: it is in their
 * thread; accepted: their reply is the accepted answer; ruling: a moderator decided on their flagged post; report:
 * a moderator decided on a post that they flagged.
 */
export const NOTIFICATION_KINDS = ['mention', 'reply', 'thread', 'accepted', 'ruling', 'report'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const notificationMessages = {
  missing: 'Notification Not Found',
  badToken: 'This link is not complete. Use the one in the mail, or sign in and change what you are mailed.',
  stopped: 'No more mails about the forum',
} as const

export const notification = z.object({
  _id: id,
  kind: z.enum(NOTIFICATION_KINDS),
  createdAt: z.string(),
  read: z.boolean(),
  /** Who did it; null when it is not shown, or their account is gone. */
  actor: postAuthor.nullable(),
  threadId: id,
  /** The post; for an opening post the thread's own id. */
  postId: id,
  /** The thread's title. */
  title: z.string(),
  ruling: z.enum(FLAG_RULINGS).nullable(),
})
export type Notification = z.infer<typeof notification>

export const mailSettings = z.strictObject({
  mailMentions: z.boolean({ error: 'Say true or false.' }),
  mailReplies: z.boolean({ error: 'Say true or false.' }),
})
export type MailSettings = z.infer<typeof mailSettings>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  scope: 'read',
  summary: 'Your notifications, newest first',
  callers: 'member',
  query: z.strictObject({ cursor: z.string().max(300).optional() }),
  answer: z.object({ data: z.array(notification), nextCursor: z.string().nullable(), unread: z.number() }),
})
export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  scope: 'read',
  summary: 'How many of your notifications are unread; 100 means 100 or more',
  callers: 'member',
  answer: z.object({ unread: z.number() }),
})
export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/:id/read',
  summary: 'Mark a notification as read',
  callers: 'member',
  params: z.object({ id }),
  answer: z.object({ unread: z.number() }),
  notFound: notificationMessages.missing,
})
export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark notifications as read: all, those of a thread, or those up to a time',
  callers: 'member',
  body: z.strictObject({
    thread: z.uuid('This is the id of a thread.').optional(),
    /** The `createdAt` of the newest one seen: later ones stay unread. */
    until: z.iso.datetime({ error: 'This is the createdAt of a notification.' }).optional(),
  }),
  answer: z.object({ unread: z.number() }),
})
export const getMailSettings = endpoint({
  method: 'GET',
  path: '/notifications/settings',
  summary: 'Which emails you get',
  callers: 'member',
  answer: z.object({ data: mailSettings }),
})
export const saveMailSettings = endpoint({
  method: 'PUT',
  path: '/notifications/settings',
  summary: 'Choose which emails you get',
  callers: 'member',
  body: mailSettings,
  answer: z.object({ data: mailSettings }),
})
export const stopMails = endpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary: 'Unsubscribe from emails about the forum with the link in one of them; no sign-in needed',
  callers: 'anyone',
  body: z.strictObject({ token: z.string({ error: notificationMessages.badToken }).max(300) }),
})
