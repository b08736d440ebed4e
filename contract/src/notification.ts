import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { isTimeZone, ZONE_RULE } from './event/time-zone.ts'
import { postAuthor } from './forum.ts'
import { FLAG_RULINGS, WAITING_KINDS } from './moderation.ts'
import { id } from './text.ts'

/**
 * Why a member is notified. mention: a post mentions them; reply: it answers their reply; thread: it is in their
 * thread; accepted: their reply is the accepted answer; ruling: a moderator decided on their flagged post; report:
 * a moderator decided on a post that they flagged; published and refused: what was decided about their experience; event-day
 * and event-hour: an event to which they go begins soon; event-feedback: it is over, and how was it? blog: what happened to a
 * blog that they write or review; announcement: the club told them something; task-given and task-taken: what they may do for
 * the club; watched: a reply in a thread that they watch; warned, paused and unpaused: what moderators did about them;
 * certificate and certificate-back: they were given one, or it was taken back; question: for mentors, somebody asks; question-answer:
 * a mentor answered; question-thanks: for an answer; question-removed: moderators took it away; handle-lost: an account
 * elsewhere is not proven any more; handle-gone: its site says that it is not there; event-seat: one came free; event-cancelled: an event
 * that they signed up for; verdict-back: a solution was accepted wrongly, and is not any more.
 */
export const NOTIFICATION_KINDS = [
  ...(['mention', 'reply', 'thread', 'watched', 'accepted', 'ruling', 'report'] as const),
  ...(['published', 'refused', 'blog', 'announcement', 'task-given', 'task-taken'] as const),
  ...([
    'event-day',
    'event-hour',
    'event-feedback',
    'event-seat',
    'event-cancelled',
    'certificate',
    'certificate-back',
  ] as const),
  ...(['warned', 'paused', 'unpaused'] as const),
  ...(['question', 'question-answer', 'question-thanks', 'question-removed'] as const),
  ...(['handle-lost', 'handle-gone', 'verdict-back'] as const),
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/**
 * What happened to a blog before it is published. returned: it could not be published at its time; invited: to write it too;
 * joined: somebody who was invited writes it too.
 */
export const BLOG_NEWS = [
  ...(['changes', 'accepted', 'scheduled', 'published', 'declined'] as const),
  ...(['edited', 'comment', 'returned', 'invited', 'joined'] as const),
] as const
export type BlogNews = (typeof BLOG_NEWS)[number]

export const notificationMessages = {
  missing: 'Notification Not Found',
  badToken: 'This link is not complete. Use the one in the mail, or log in and change what you are mailed.',
  stopped: 'No more mails about the forum',
  stoppedWaiting: 'No more mails about what waits',
  stoppedQuestions: 'No more mails about questions to mentors',
  stoppedAnnouncements: 'No more mails with announcements',
  stoppedEvents: 'No more mails about events',
  stoppedReminders: 'No more reminders by mail',
} as const

export const notification = z.object({
  _id: id,
  kind: z.enum(NOTIFICATION_KINDS),
  createdAt: z.string(),
  read: z.boolean(),
  /** Who did it; null when it is not shown, or their account is gone. */
  actor: postAuthor.nullable(),
  /** Null where it is not about a post. */
  threadId: id.nullable(),
  /** The post; for an opening post the thread's own id. */
  postId: id.nullable(),
  experienceId: id.nullable(),
  /** The code of the certificate. */
  certificate: z.string().nullable(),
  eventId: id.nullable(),
  /** The blog, as its author and editors see it. */
  memberBlogId: id.nullable(),
  /** The question about a problem. */
  helpQuestionId: id.nullable(),
  /** The submission whose verdict was taken back, and the slug of its problem. */
  submission: z.object({ _id: id, problem: z.string() }).nullable(),
  news: z.enum(BLOG_NEWS).nullable(),
  announcementId: id.nullable(),
  /** The title of what it is about, the company and the role of the experience, a task in words, the problem, or what moderators wrote. */
  title: z.string(),
  ruling: z.enum(FLAG_RULINGS).nullable(),
  /** Why the experience was refused, the blog declined, or the member warned or paused. */
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
  mailMentions: z.boolean({ error: 'Say true or false.' }),
  mailReplies: z.boolean({ error: 'Say true or false.' }),
  /** One mail a day about what waits for a decision, for those who may decide. As it was where it is not said. */
  mailWaiting: z.boolean({ error: 'Say true or false.' }).optional(),
  /** Questions to mentors that wait, for mentors. As it was where it is not said. */
  mailQuestions: z.boolean({ error: 'Say true or false.' }).optional(),
  /** A day, and an hour, before an event to which they go. As they were where they are not said. */
  mailEventDay: z.boolean({ error: 'Say true or false.' }).optional(),
  mailEventHour: z.boolean({ error: 'Say true or false.' }).optional(),
  /** What admins announce, and what changes about events that they registered for. As it was where it is not said. */
  mailAnnouncements: z.boolean({ error: 'Say true or false.' }).optional(),
  mailEvents: z.boolean({ error: 'Say true or false.' }).optional(),
  /** In which zone mails say times; null for the zone of each event. As it was where it is not said. */
  timeZone: z.string({ error: ZONE_RULE }).refine(isTimeZone, ZONE_RULE).nullable().optional(),
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
    waiting: z.enum(WAITING_KINDS, { error: `One of ${WAITING_KINDS.join(', ')}.` }).optional(),
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
  summary: 'Unsubscribe from a kind of emails with the link in one of them; no sign-in needed',
  callers: 'anyone',
  body: z.strictObject({ token: z.string({ error: notificationMessages.badToken }).max(300) }),
})
