import type { NotificationKind } from '@callofcode/contract/notification'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { ForumListener } from '../forum/public.ts'
import { hearingStore } from './hearing-store.ts'
import { notificationStore } from './notification-store.ts'
import type { NewNotification } from './notification-tables.ts'
import { queueThreadMails } from './thread-mail.ts'

/** Notifies members of what happens in the forum. */
export const notifyMembers = (mailer: MailQueue): ForumListener => ({
  /**
   * Notifies mentioned members, the author of the post that is answered, and the author of the thread. Each member
   * gets one notification per post, for the first of these reasons; then those who watch the thread. Authors get none for
   * their own posts, and nobody who ignores the thread, or muted or blocked the author.
   */
  async posted(tx, post, { by, named, replied, started, isReply }) {
    const kinds = new Map<string, NotificationKind>(named.map((id) => [id, 'mention']))
    if (replied && !kinds.has(replied)) kinds.set(replied, 'reply')
    if (started && !kinds.has(started)) kinds.set(started, 'thread')
    kinds.delete(by)
    if (post.authorId) kinds.delete(post.authorId)
    const hearing = await hearingStore.among(tx, [...kinds.keys()], { by, threadId: post.threadId })
    const about = { postId: post.id, threadId: post.threadId, actorId: by }
    // Members' rows are locked in this order. A fixed order prevents deadlocks.
    const rows = [...kinds].flatMap(([memberId, kind]) =>
      hearing.has(memberId) ? [{ ...about, memberId, kind }] : [],
    )
    const notified = await notificationStore.create(
      tx,
      rows.sort((a, b) => (a.memberId < b.memberId ? -1 : 1)),
    )
    const watching = isReply ? await hearingStore.tellWatchers(tx, { ...about, by }) : []
    await queueThreadMails(mailer, tx, [...notified, ...watching], post.threadId)
  },

  /** Notifies the author of the accepted answer, and removes the notification of the previously accepted one. */
  async answered(tx, before, now, by) {
    if (before && before !== now?.id) await notificationStore.forgetAccepted(tx, before)
    if (!now?.authorId || now.authorId === by) return
    const hearing = await hearingStore.among(tx, [now.authorId], { by, threadId: now.threadId })
    if (!hearing.has(now.authorId)) return
    const about = { postId: now.id, threadId: now.threadId, actorId: by, kind: 'accepted' as const }
    await notificationStore.create(tx, [{ ...about, memberId: now.authorId }])
  },

  /** Notifies authors and reporters of a moderator's decision. It does not name the moderator. */
  async ruled(tx, post, { ruling, reporters, by }) {
    const about = { postId: post.id, threadId: post.threadId, ruling }
    const rows: NewNotification[] = [...new Set(reporters)].flatMap((memberId) =>
      memberId === null || memberId === post.authorId || memberId === by
        ? []
        : [{ ...about, memberId, kind: 'report' }],
    )
    if (post.authorId && post.authorId !== by)
      rows.push({ ...about, memberId: post.authorId, kind: 'ruling' })
    await notificationStore.createRulings(tx, rows)
  },

  removed: (tx, postId) => notificationStore.forget(tx, postId),
})
