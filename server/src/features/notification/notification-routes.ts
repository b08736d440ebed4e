import {
  countUnread,
  getMailSettings,
  listNotifications,
  type MailSettings,
  NOTIFICATION_KINDS,
  type Notification,
  notificationMessages,
  readNotification,
  readNotifications,
  saveMailSettings,
  type WaitingNotice,
} from '@callofcode/contract/notification/notification'
import { sentence } from '@callofcode/contract/sentence'
import type { Database } from '../../platform/database/database.ts'
import { missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import { presentAuthor } from '../forum/public.ts'
import type { Subjects } from '../happening/public.ts'
import { kindsOf, MOST_SHOWN, type WaitingNews, waitingStore } from '../organiser/public.ts'
import { mailSettingsStore } from './mail-settings-store.ts'
import { notificationStore } from './notification-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly subjects: Subjects
}

/** Notifications are found by the caller's own id, so each member reaches only their own. */
export function notificationRoutes({ api, database, subjects }: Dependencies) {
  const { sql } = database
  /** Counts the unread notifications. Each kind of pending decision counts as one. */
  async function unread(caller: Caller): Promise<number> {
    const [own, waiting] = await Promise.all([
      notificationStore.unread(sql, caller),
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
      notificationStore.list(sql, subjects, caller, after),
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

  /** Returns the caller's settings. Switches without effect for them are left out. */
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
    return { data: await settingsOf(caller), message: sentence('blogLife.saved', 'Saved') }
  })
}

const presentWaiting = ({ kind, count, newest, newestAt, seen }: WaitingNews): WaitingNotice => ({
  kind,
  count,
  newest: newest[0] ?? null,
  newestAt,
  read: seen,
})

type Row = Awaited<ReturnType<typeof notificationStore.list>>['rows'][number]

function present({ notification, actor, about }: Row): Notification {
  const { kind, facts } = notification
  const { reason = false } = NOTIFICATION_KINDS[kind] as { reason?: true }
  // A deleted subject is not shown, not even its title. Text that moderators removed is named to its author.
  const isGone = about?.gone && kind !== 'question-removed'
  return {
    _id: notification.id,
    kind,
    createdAt: notification.createdAt.toISOString(),
    read: notification.readAt !== null,
    actor: presentAuthor(actor),
    subjectId: notification.subjectId,
    postId: notification.partId,
    title: isGone ? null : (facts.words ?? about?.title ?? ''),
    task: facts.task ?? null,
    certificate: about?.certificate ?? null,
    problem: about?.problem ?? null,
    ruling: facts.ruling ?? null,
    reason: (reason && about?.reason) || null,
    until: about?.until ? new Date(about.until).toISOString() : null,
  }
}
