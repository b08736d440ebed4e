import {
  countUnread,
  getMailSettings,
  listNotifications,
  type MailSettings,
  type Notification,
  notificationMessages,
  readNotification,
  readNotifications,
  saveMailSettings,
  type WaitingNotice,
} from '@callofcode/contract/notification'
import type { Database } from '../../platform/database/database.ts'
import { missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import { presentAuthor } from '../forum/public.ts'
import { kindsOf, MOST_SHOWN, type WaitingNews, waitingStore } from '../waiting/public.ts'
import { mailSettingsStore } from './mail-settings-store.ts'
import { notificationStore } from './notification-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Notifications are looked up by the caller's own id, so nobody reaches another member's. */
export function notificationRoutes({ api, database }: Dependencies) {
  const { sql } = database
  /** Each kind of what waits for their decision counts as one. */
  async function unread(caller: Caller): Promise<number> {
    const [own, waiting] = await Promise.all([
      notificationStore.unread(sql, caller.id),
      waitingStore.unseen(sql, caller.id, kindsOf(caller)),
    ])
    return own + waiting
  }
  async function waitingFor(caller: Caller): Promise<WaitingNotice[]> {
    const asked = { kinds: kindsOf(caller), most: MOST_SHOWN, names: 1, memberId: caller.id }
    return (await waitingStore.news(sql, asked)).map(presentWaiting)
  }

  api.serve(listNotifications, async ({ query, caller }) => {
    const after = readCursor(timePlace, query.cursor)
    const [{ rows, next }, waiting, count] = await Promise.all([
      notificationStore.list(sql, caller.id, after),
      after ? [] : waitingFor(caller),
      unread(caller),
    ])
    return { waiting, data: rows.map(present), nextCursor: writeCursor(next), unread: count }
  })

  api.serve(countUnread, async ({ caller }) => ({ unread: await unread(caller) }))

  api.serve(readNotification, async ({ params, caller }) => {
    if (!(await notificationStore.read(sql, caller.id, params.id)))
      throw missing(notificationMessages.missing)
    return { unread: await unread(caller) }
  })

  api.serve(readNotifications, async ({ body: { thread, waiting, until: time }, caller }) => {
    const until = time ? new Date(time) : undefined
    if (!waiting) await notificationStore.readAll(sql, caller.id, { threadId: thread, until })
    const kinds = kindsOf(caller).filter((kind) => !waiting || kind === waiting)
    if (waiting || !thread) await waitingStore.see(sql, caller.id, kinds, until)
    return { unread: await unread(caller) }
  })

  /** A switch that means nothing to somebody is not among theirs. */
  async function settingsOf(caller: Caller): Promise<MailSettings> {
    const stored = await mailSettingsStore.get(sql, caller.id)
    if (!stored) throw signedOut()
    const { mailWaiting, mailQuestions, isMentor, ...settings } = stored
    return {
      ...settings,
      ...(kindsOf(caller).length > 0 && { mailWaiting }),
      ...(isMentor && { mailQuestions }),
    }
  }
  api.serve(getMailSettings, async ({ caller }) => ({ data: await settingsOf(caller) }))

  api.serve(saveMailSettings, async ({ body, caller }) => {
    await mailSettingsStore.update(sql, caller.id, body)
    return { data: await settingsOf(caller), message: 'Saved' }
  })
}

const presentWaiting = ({ kind, count, newest, newestAt, seen }: WaitingNews): WaitingNotice => ({
  ...{ kind, count, newest: newest[0] ?? '', newestAt, read: seen },
})

type Row = Awaited<ReturnType<typeof notificationStore.list>>['rows'][number]

const present = (row: Row): Notification => {
  const { notification, actor, gone, experience, blog, measure, certificate, submitted } = row
  return {
    _id: notification.id,
    kind: notification.kind,
    createdAt: notification.createdAt.toISOString(),
    read: notification.readAt !== null,
    actor: presentAuthor(actor),
    threadId: notification.threadId,
    postId: notification.postId,
    experienceId: notification.experienceId,
    certificate: certificate?.code ?? null,
    eventId: notification.eventId,
    memberBlogId: notification.memberBlogId,
    helpQuestionId: notification.helpQuestionId,
    submission:
      notification.submissionId && submitted ? { _id: notification.submissionId, ...submitted } : null,
    news: notification.blogNews,
    announcementId: notification.announcementId,
    // No response contains anything of a deleted thread, its title included.
    title:
      notification.words ??
      askedTitle(row) ??
      blog?.title ??
      certificate?.event ??
      row.event ??
      row.announcement ??
      measure?.words ??
      titleOf(experience, gone, row.title),
    ruling: notification.ruling,
    reason: reasonOf({ notification, experience, blog, measure, certificate }),
    until: measure?.until?.toISOString() ?? null,
  }
}

const askedTitle = ({ asked, notification: { kind } }: Row) =>
  asked?.removedAt && kind !== 'question-removed' ? 'Removed question' : asked?.title

type Reasoned = Pick<Row, 'notification' | 'experience' | 'blog' | 'measure' | 'certificate'>
function reasonOf({ notification, experience, blog, measure, certificate }: Reasoned): string | null {
  if (measure) return measure.reason
  if (notification.kind === 'refused') return experience?.refusalReason ?? null
  if (notification.kind === 'certificate-back') return certificate?.reason ?? null
  return notification.blogNews === 'declined' ? (blog?.reason ?? null) : null
}

const titleOf = (experience: Row['experience'], gone: Row['gone'], title: Row['title']) =>
  experience ? `${experience.company}, ${experience.role}` : gone ? 'Deleted thread' : (title ?? '')
