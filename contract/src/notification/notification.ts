import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { FLAG_RULINGS, WAITING_KINDS } from '../moderation/moderation.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { id, truth } from '../text.ts'
import { isTimeZone, ZONE_RULE } from '../wall-time.ts'

/**
 * The subject of each kind of notification, and whether it gives the reason of a decision. Null: the title describes the subject
 * in words.
 */
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
  /** Somebody else changed the text of their blog. */
  'blog-edited': { about: 'blog' },
  'blog-comment': { about: 'blog' },
  /** Their blog could not be published at its time. */
  'blog-returned': { about: 'blog' },
  /** Somebody invites them to co-write a blog. */
  'blog-invited': { about: 'blog' },
  /** An invited member joined as co-author of their blog. */
  'blog-joined': { about: 'blog' },
  announcement: { about: 'announcement' },
  'task-given': { about: null },
  'task-taken': { about: null },
  /** They were put into a group of the club. */
  'group-member': { about: null },
  /** They lead a group of the club now. */
  'group-lead': { about: null },
  /** An event that they attend begins within a day. */
  'event-day': { about: 'event' },
  /** An event that they attend begins within the hour. */
  'event-hour': { about: 'event' },
  /** An event is over, and they are asked for feedback. */
  'event-feedback': { about: 'event' },
  /** A seat came free for them. */
  'event-seat': { about: 'event' },
  /** An event that they signed up for was cancelled. */
  'event-cancelled': { about: 'event', reason: true },
  certificate: { about: 'certificate' },
  /** Their certificate was revoked. */
  'certificate-back': { about: 'certificate', reason: true },
  warned: { about: 'measure', reason: true },
  paused: { about: 'measure', reason: true },
  /** Their pause ended. */
  unpaused: { about: 'measure', reason: true },
  /** For mentors: a member asks a question. */
  question: { about: 'question' },
  /** A mentor answered their question. */
  'question-answer': { about: 'question' },
  /** They were thanked for an answer. */
  'question-thanks': { about: 'question' },
  /** Moderators removed what they wrote. */
  'question-removed': { about: 'question' },
  /** Their account on another site is no longer proven. */
  'handle-lost': { about: null },
  /** Their account no longer exists on its site. */
  'handle-gone': { about: null },
  /** The wrong acceptance of their solution was corrected. */
  'verdict-back': { about: 'submission' },
} as const satisfies Record<string, { about: string | null; reason?: true }>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
type BlogKind = Extract<NotificationKind, `blog-${string}`>
/** The events of a blog before its publication. */
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
  /** A newer server may send kinds that this page does not support. */
  kind: z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]),
  createdAt: z.string(),
  read: z.boolean(),
  /** The member who caused it. Null if hidden, or if the account is gone. */
  actor: postAuthor.nullable(),
  /** The id of the thread, experience, event or other subject. Null if the title describes the subject in words. */
  subjectId: id.nullable(),
  /** The post within the thread. For an opening post it is the thread's id. */
  postId: id.nullable(),
  /**
   * The title of the subject: a title, the company and role of an experience, a task in words, the problem, or the moderators'
   * text. Null if the thread or the question was deleted.
   */
  title: z.string().nullable(),
  /** The task that a notification is about: one until a day, or the mentoring of a batch. Null for other kinds. */
  task: z
    .object({ name: z.enum(TASKS).nullable(), batch: z.string().nullable(), until: z.string().nullable() })
    .nullable(),
  /** The code of the certificate. */
  certificate: z.string().nullable(),
  /** The slug of the problem of the submission. */
  problem: z.string().nullable(),
  ruling: z.enum(FLAG_RULINGS).nullable(),
  /** The reason that moderators, editors or organisers gave. */
  reason: z.string().nullable(),
  /** The end of the pause. */
  until: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** Items that wait for the member's decision: one notice for each kind that has some. */
export const waitingNotice = z.object({
  kind: z.enum(WAITING_KINDS),
  /** Counted up to one more than `limits.waiting`, which means that there are more. */
  count: z.number(),
  /** The newest item: a name, the title of a thread, or a company and a role. Null if the thread was deleted. */
  newest: z.string().nullable(),
  newestAt: z.string(),
  read: z.boolean(),
})
export type WaitingNotice = z.infer<typeof waitingNotice>

export const mailSettings = z.strictObject({
  mailMentions: truth,
  mailReplies: truth,
  /** One mail a day about waiting decisions, for members who may decide. If omitted, it stays unchanged. */
  mailWaiting: truth.optional(),
  /** Mails about waiting questions, for mentors. If omitted, they stay unchanged. */
  mailQuestions: truth.optional(),
  /** Mails a day and an hour before an event that they attend. If omitted, they stay unchanged. */
  mailEventDay: truth.optional(),
  mailEventHour: truth.optional(),
  /** Mails about announcements, and about changes of events that they registered for. If omitted, they stay unchanged. */
  mailAnnouncements: truth.optional(),
  mailEvents: truth.optional(),
  /** The time zone of times in mails, or null for that of each event. If omitted, it stays unchanged. */
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
    thread: z.uuid(sentence('notification.idThread', 'This is the id of a thread.')).optional(),
    waiting: z
      .enum(WAITING_KINDS, sentence('notification.oneOf', 'One of {choices}.', { choices: WAITING_KINDS }))
      .optional(),
    /** The `createdAt` of the newest notification that was seen. Later ones stay unread. */
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
