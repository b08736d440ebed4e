import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { FLAG_RULINGS, WAITING_KINDS } from '../moderation/moderation.ts'
import { sentence } from '../sentence.ts'
import { id, truth } from '../text.ts'
import { isTimeZone, ZONE_RULE } from '../time-zone.ts'

/** What a notification of each kind is about, and whether it gives the reason of a decision. Null: about a thing in words. */
export const NOTIFICATION_KINDS = {
  /** A post mentions them. */
  mention: { about: 'thread' },
  /** A post answers their reply. */
  reply: { about: 'thread' },
  /** A reply in their thread. */
  thread: { about: 'thread' },
  /** A reply in a thread that they watch. */
  watched: { about: 'thread' },
  /** Their reply is the accepted answer. */
  accepted: { about: 'thread' },
  /** A moderator decided on their flagged post. */
  ruling: { about: 'thread' },
  /** A moderator decided on a post that they flagged. */
  report: { about: 'thread' },
  /** Their experience was accepted. */
  published: { about: 'experience' },
  refused: { about: 'experience', reason: true },
  /** An editor asks for changes to their blog. */
  'blog-changes': { about: 'blog' },
  'blog-accepted': { about: 'blog' },
  'blog-scheduled': { about: 'blog' },
  'blog-published': { about: 'blog' },
  'blog-declined': { about: 'blog', reason: true },
  /** Somebody else changed its text. */
  'blog-edited': { about: 'blog' },
  'blog-comment': { about: 'blog' },
  /** It could not be published at its time. */
  'blog-returned': { about: 'blog' },
  /** They are invited to write it too. */
  'blog-invited': { about: 'blog' },
  /** Somebody who was invited writes it too. */
  'blog-joined': { about: 'blog' },
  announcement: { about: 'announcement' },
  'task-given': { about: null },
  'task-taken': { about: null },
  /** An event to which they go begins within a day. */
  'event-day': { about: 'event' },
  /** It begins within the hour. */
  'event-hour': { about: 'event' },
  /** It is over: how was it? */
  'event-feedback': { about: 'event' },
  /** A seat came free for them. */
  'event-seat': { about: 'event' },
  /** An event that they signed up for. */
  'event-cancelled': { about: 'event' },
  certificate: { about: 'certificate' },
  /** It was revoked. */
  'certificate-back': { about: 'certificate', reason: true },
  warned: { about: 'measure', reason: true },
  paused: { about: 'measure', reason: true },
  /** Their pause ended. */
  unpaused: { about: 'measure', reason: true },
  /** For mentors: somebody asks. */
  question: { about: 'question' },
  /** A mentor answered. */
  'question-answer': { about: 'question' },
  /** Thanks for an answer. */
  'question-thanks': { about: 'question' },
  /** Moderators removed what they wrote. */
  'question-removed': { about: 'question' },
  /** An account elsewhere is not proven any more. */
  'handle-lost': { about: null },
  /** Its site says that it is not there. */
  'handle-gone': { about: null },
  /** A solution was accepted wrongly, and is not any more. */
  'verdict-back': { about: 'submission' },
} as const satisfies Record<string, { about: string | null; reason?: true }>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
type BlogKind = Extract<NotificationKind, `blog-${string}`>
/** What happened to a blog before it is published. */
export type BlogNews = BlogKind extends `blog-${infer News}` ? News : never
export type Subject = NonNullable<(typeof NOTIFICATION_KINDS)[NotificationKind]['about']>

export const notificationMessages = {
  missing: sentence('notification.missing', 'Notification Not Found'),
  badToken: sentence(
    'notification.badToken',
    'This link is not complete. Use the one in the mail, or log in and change what you are mailed.',
  ),
  stopped: sentence('notification.stopped', 'No more mails about the forum'),
  stoppedWaiting: sentence('notification.stoppedWaiting', 'No more mails about what waits'),
  stoppedQuestions: sentence('notification.stoppedQuestions', 'No more mails about questions to mentors'),
  stoppedAnnouncements: sentence('notification.stoppedAnnouncements', 'No more mails with announcements'),
  stoppedEvents: sentence('notification.stoppedEvents', 'No more mails about events'),
  stoppedReminders: sentence('notification.stoppedReminders', 'No more reminders by mail'),
} as const

export const notification = z.object({
  _id: id,
  /** A newer server may have kinds that this page does not know. */
  kind: z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]),
  createdAt: z.string(),
  read: z.boolean(),
  /** Who did it; null when it is not shown, or their account is gone. */
  actor: postAuthor.nullable(),
  /** The thread, experience, event, … that it is about; null where it is about a thing in words. */
  subjectId: id.nullable(),
  /** The post within the thread; for an opening post the thread's own id. */
  postId: id.nullable(),
  /** Its title, the company and the role of the experience, a task in words, the problem, or what moderators wrote. */
  title: z.string(),
  /** The code of the certificate. */
  certificate: z.string().nullable(),
  /** The slug of the problem whose submission it is about. */
  problem: z.string().nullable(),
  ruling: z.enum(FLAG_RULINGS).nullable(),
  /** Why moderators, editors or organisers decided so. */
  reason: z.string().nullable(),
  /** The end of the pause. */
  until: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** What waits for the member's decision: one for each kind, however many wait, and none when nothing does. */
export const waitingNotice = z.object({
  kind: z.enum(WAITING_KINDS),
  /** Counted up to `limits.waiting`: one more means that there are more. */
  count: z.number(),
  /** The newest one: a name, the title of a thread, a company and a role. */
  newest: z.string(),
  newestAt: z.string(),
  read: z.boolean(),
})
export type WaitingNotice = z.infer<typeof waitingNotice>

export const mailSettings = z.strictObject({
  mailMentions: truth,
  mailReplies: truth,
  /** One mail a day about what waits for a decision, for those who may decide. As it was where it is not said. */
  mailWaiting: truth.optional(),
  /** Questions to mentors that wait, for mentors. As it was where it is not said. */
  mailQuestions: truth.optional(),
  /** A day, and an hour, before an event to which they go. As they were where they are not said. */
  mailEventDay: truth.optional(),
  mailEventHour: truth.optional(),
  /** What admins announce, and what changes about events that they registered for. As it was where it is not said. */
  mailAnnouncements: truth.optional(),
  mailEvents: truth.optional(),
  /** In which zone mails say times; null for the zone of each event. As it was where it is not said. */
  timeZone: z.string(ZONE_RULE).refine(isTimeZone, ZONE_RULE).nullable().optional(),
})
export type MailSettings = z.infer<typeof mailSettings>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  scope: 'read',
  summary: 'Your notifications, newest first; on the first page also what waits for your decision',
  callers: 'member',
  query: z.strictObject({ cursor: z.string().max(300).optional() }),
  answer: z.object({
    waiting: z.array(waitingNotice),
    data: z.array(notification),
    nextCursor: z.string().nullable(),
    unread: z.number(),
  }),
})
export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  scope: 'read',
  summary: 'How many of your notifications are unread',
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
  summary:
    'Mark notifications as read: all, those of a thread, what waits of one kind, or those up to a time',
  callers: 'member',
  body: z.strictObject({
    thread: z.uuid('This is the id of a thread.').optional(),
    waiting: z
      .enum(WAITING_KINDS, sentence('notification.oneOf', 'One of {choices}.', { choices: WAITING_KINDS }))
      .optional(),
    /** The `createdAt` of the newest one seen: later ones stay unread. */
    until: z.iso
      .datetime(sentence('notification.createdatNotification', 'This is the createdAt of a notification.'))
      .optional(),
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
  summary: 'Unsubscribe from a kind of emails with the link in one of them; no sign-in needed',
  callers: 'anyone',
  body: z.strictObject({ token: z.string(notificationMessages.badToken).max(300) }),
})
