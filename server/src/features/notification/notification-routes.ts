import {
  countUnread,
  getMailSettings,
  listNotifications,
  type Notification,
  notificationMessages,
  readNotification,
  readNotifications,
  saveMailSettings,
  stopMails,
} from '@callofcode/contract/notification'
import type { Database } from '../../platform/database/database.ts'
import { badInput, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import { presentAuthor } from '../forum/public.ts'
import { mailSettingsStore } from './mail-settings-store.ts'
import { notificationStore } from './notification-store.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly secret: Buffer
}

/** Notifications are looked up by the caller's own id, so nobody reaches another member's. */
export function notificationRoutes({ api, database, secret }: Dependencies) {
  const { sql } = database
  const unread = (memberId: string) => notificationStore.unread(sql, memberId)

  api.serve(listNotifications, async ({ query, caller }) => {
    const after = readCursor(timePlace, query.cursor)
    const { rows, next } = await notificationStore.list(sql, caller.id, after)
    return { data: rows.map(present), nextCursor: writeCursor(next), unread: await unread(caller.id) }
  })

  api.serve(countUnread, async ({ caller }) => ({ unread: await unread(caller.id) }))

  api.serve(readNotification, async ({ params, caller }) => {
    if (!(await notificationStore.read(sql, caller.id, params.id)))
      throw missing(notificationMessages.missing)
    return { unread: await unread(caller.id) }
  })

  api.serve(readNotifications, async ({ body: { thread, until }, caller }) => {
    await notificationStore.readAll(sql, caller.id, {
      threadId: thread,
      until: until ? new Date(until) : undefined,
    })
    return { unread: await unread(caller.id) }
  })

  api.serve(getMailSettings, async ({ caller }) => {
    const data = await mailSettingsStore.get(sql, caller.id)
    if (!data) throw signedOut()
    return { data }
  })

  api.serve(saveMailSettings, async ({ body, caller }) => {
    await mailSettingsStore.update(sql, caller.id, body)
    return { data: body, message: 'Saved' }
  })

  api.serve(stopMails, async ({ body }) => {
    const memberId = readUnsubscribeToken(secret, body.token)
    if (!memberId) throw badInput({ token: notificationMessages.badToken })
    await mailSettingsStore.update(sql, memberId, { mailMentions: false, mailReplies: false })
    return { message: notificationMessages.stopped }
  })
}

type Row = Awaited<ReturnType<typeof notificationStore.list>>['rows'][number]

const present = ({ notification, actor, title, gone }: Row): Notification => ({
  _id: notification.id,
  kind: notification.kind,
  createdAt: notification.createdAt.toISOString(),
  read: notification.readAt !== null,
  actor: presentAuthor(actor),
  threadId: notification.threadId,
  postId: notification.postId,
  // No response contains anything of a deleted thread, its title included.
  title: gone ? 'Deleted thread' : (title ?? ''),
  ruling: notification.ruling,
})
