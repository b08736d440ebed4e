import type { NotificationKind } from '@callofcode/contract/notification/notification'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Readers } from '../happening/public.ts'
import { audienceStore } from './audience-store.ts'
import { notificationStore } from './notification-store.ts'
import type { NewNotification } from './notification-tables.ts'
import { queueThreadMails } from './thread-mail.ts'

/** Notifies members of happenings in the forum. */
export const forumReaders = (queue: MailQueue): Readers => ({
  /**
   * Notifies mentioned members, the author of the answered post and the author of the thread. Each gets one notification per
   * post, for the first of these reasons. Members who watch the thread follow. Authors get none for their own posts. Members who
   * ignore the thread, or muted or blocked the author, get none.
   */
  async 'post.written'(tx, { post, by, named, replied, started, isReply }) {
    const kinds = new Map<string, NotificationKind>(named.map((id) => [id, 'mention']))
    if (replied && !kinds.has(replied)) kinds.set(replied, 'reply')
    if (started && !kinds.has(started)) kinds.set(started, 'thread')
    kinds.delete(by)
    if (post.authorId) kinds.delete(post.authorId)
    const { threadId } = post
    const audience = await audienceStore.among(tx, [...kinds.keys()], { by, threadId })
    const about = { subjectId: threadId, partId: post.id, key: `post:${post.id}`, actorId: by }
    // Members' rows are locked in this order. A fixed order prevents deadlocks.
    const rows = [...kinds].flatMap(([memberId, kind]) =>
      audience.has(memberId) ? [{ ...about, memberId, kind }] : [],
    )
    const notified = await notificationStore.create(
      tx,
      rows.sort((a, b) => (a.memberId < b.memberId ? -1 : 1)),
    )
    const watching = isReply ? await audienceStore.tellWatchers(tx, { by, threadId, postId: post.id }) : []
    await queueThreadMails(queue, tx, [...notified, ...watching], threadId)
  },

  /** Notifies the author of the accepted answer, and removes the notification of the previously accepted one. */
  async 'answer.accepted'(tx, { before, now, by }) {
    if (before && before !== now?.id) await notificationStore.forgetAccepted(tx, before)
    if (!now?.authorId || now.authorId === by) return
    const audience = await audienceStore.among(tx, [now.authorId], { by, threadId: now.threadId })
    if (!audience.has(now.authorId)) return
    const about = { subjectId: now.threadId, partId: now.id, key: `accepted:${now.id}`, actorId: by }
    await notificationStore.create(tx, [{ ...about, kind: 'accepted', memberId: now.authorId }])
  },

  /**
   * Notifies authors and reporters of a moderator's decision, without naming the moderator. The last decision replaces the
   * previous one.
   */
  async 'post.ruled'(tx, { post, ruling, reporters, by }) {
    const about = (kind: 'report' | 'ruling', memberId: string): NewNotification => ({
      kind,
      memberId,
      subjectId: post.threadId,
      partId: post.id,
      key: `${kind}:${post.id}`,
      facts: { ruling },
    })
    const rows = [...new Set(reporters)].flatMap((memberId) =>
      memberId === null || memberId === post.authorId || memberId === by ? [] : [about('report', memberId)],
    )
    if (post.authorId && post.authorId !== by) rows.push(about('ruling', post.authorId))
    await notificationStore.replace(tx, rows)
  },

  'post.removed': (tx, { postId }) => notificationStore.forget(tx, postId),
})
