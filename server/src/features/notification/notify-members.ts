import type { NotificationKind } from '@callofcode/contract/notification'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { ForumListener } from '../forum/public.ts'
import { notificationStore } from './notification-store.ts'
import type { NewNotification } from './notification-tables.ts'
import { queueThreadMail } from './send-thread-mail.ts'

/** Tells members what happens in the forum. */
export const notifyMembers = (mailer: MailQueue): ForumListener => ({
  /**
   * Whom a post names, whom it answers, whose thread it stands in: the first that holds is what they are told, nobody is
   * told twice of one post, and nobody of their own.
   */
  async posted(tx, post, { by, named, replied, started }) {
    const kinds = new Map<string, NotificationKind>(named.map((id) => [id, 'mention']))
    if (replied && !kinds.has(replied)) kinds.set(replied, 'reply')
    if (started && !kinds.has(started)) kinds.set(started, 'thread')
    kinds.delete(by)
    if (post.authorId) kinds.delete(post.authorId)
    const about = { postId: post.id, threadId: post.threadId, actorId: by }
    // In one order, whoever writes: rows of members are taken in it.
    const rows = [...kinds].map(([memberId, kind]) => ({ ...about, memberId, kind }))
    const told = await notificationStore.create(
      tx,
      rows.sort((a, b) => (a.memberId < b.memberId ? -1 : 1)),
    )
    for (const memberId of told) await queueThreadMail(mailer, tx, { memberId, threadId: post.threadId })
  },

  /** News to who gave the answer, and none any more to who had given another. */
  async answered(tx, before, now, by) {
    if (before && before !== now?.id) await notificationStore.forgetAccepted(tx, before)
    if (!now?.authorId || now.authorId === by) return
    const about = { postId: now.id, threadId: now.threadId, actorId: by, kind: 'accepted' as const }
    await notificationStore.create(tx, [{ ...about, memberId: now.authorId }])
  },

  /** Which moderator decided is not told. */
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
