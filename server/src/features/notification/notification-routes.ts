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
import { type Caller, isModerator } from '../../platform/http/caller.ts'
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
      isModerator(caller) ? waitingStore.unseen(sql, caller.id, kindsOf(caller)) : 0,
    ])
    return own + waiting
  }
  async function waitingFor(caller: Caller): Promise<WaitingNotice[]> {
    if (!isModerator(caller)) return []
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
    if (isModerator(caller) && (waiting || !thread)) await waitingStore.see(sql, caller.id, kinds, until)
    return { unread: await unread(caller) }
  })

  /** A switch that means nothing to somebody is not among theirs. */
  async function settingsOf(caller: Caller): Promise<MailSettings> {
    const stored = await mailSettingsStore.get(sql, caller.id)
    if (!stored) throw signedOut()
    const { mailWaiting, ...settings } = stored
    return isModerator(caller) ? stored : settings
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

const present = ({ notification, actor, title, gone, experience, announcement }: Row): Notification => ({
  _id: notification.id,
  kind: notification.kind,
  createdAt: notification.createdAt.toISOString(),
  read: notification.readAt !== null,
  actor: presentAuthor(actor),
  threadId: notification.threadId,
  postId: notification.postId,
  experienceId: notification.experienceId,
  announcementId: notification.announcementId,
  // No response contains anything of a deleted thread, its title included.
  title: experience
    ? `${experience.company}, ${experience.role}`
    : gone
      ? 'Deleted thread'
      : (announcement ?? title ?? ''),
  ruling: notification.ruling,
  reason: notification.kind === 'refused' ? (experience?.refusalReason ?? null) : null,
})
