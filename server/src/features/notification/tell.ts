import type { FLAG_RULINGS } from '@callofcode/contract/moderation'
import type { NotificationKind } from '@callofcode/contract/notification'
import type { Sql } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Names } from '../../platform/markdown/mention-rule.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { mentionStore } from '../forum/mention-store.ts'
import { notificationStore } from './notification-store.ts'
import type { NewNotification } from './notification-tables.ts'

interface Written {
  readonly id: string
  readonly threadId: string
  readonly authorId: string | null
  readonly content: string
}
interface Answered {
  /** Who wrote the reply that is answered. */
  readonly replied?: string | null | undefined
  /** Whose thread it stands in. */
  readonly started?: string | null | undefined
}

/**
 * Tells of a post that was written or changed: whom it names, whom it answers, whose thread it stands in. The first that
 * holds is what they are told, nobody is told twice of one post, and nobody of their own.
 */
export async function tellOfPost(
  mailer: Mailer,
  tx: Sql,
  post: Written,
  by: string,
  answered: Answered = {},
) {
  const kinds = new Map<string, NotificationKind>()
  for (const id of await namedIn(tx, post.content, by)) kinds.set(id, 'mention')
  if (answered.replied && !kinds.has(answered.replied)) kinds.set(answered.replied, 'reply')
  if (answered.started && !kinds.has(answered.started)) kinds.set(answered.started, 'thread')
  kinds.delete(by)
  if (post.authorId) kinds.delete(post.authorId)
  const about = { postId: post.id, threadId: post.threadId, actorId: by }
  // In one order, whoever writes: rows of members are taken in it.
  const rows = [...kinds].map(([memberId, kind]) => ({ ...about, memberId, kind }))
  const told = await notificationStore.create(
    tx,
    rows.sort((a, b) => (a.memberId < b.memberId ? -1 : 1)),
  )
  for (const memberId of told) await mailer.queueThreadMail(tx, { memberId, threadId: post.threadId })
}

/** Draws a post that is about to be written: inside the transaction others would wait for it, and for its rows. */
export async function drawAhead(sql: Sql, content: string | undefined, owner: string) {
  if (content) await drawn(await mentionStore.names(sql, [content]), content, owner)
}

async function namedIn(tx: Sql, content: string, owner: string): Promise<string[]> {
  const names = await mentionStore.names(tx, [content])
  if (names.size === 0) return []
  const { mentioned } = await drawn(names, content, owner)
  return mentionStore.ids(tx, mentioned)
}

const drawn = (names: Names, content: string, owner: string) =>
  renderMarkdown(content, { headingIds: false, names, owner })

/** The answer to a thread was chosen: it is news to who gave it, and none any more to who had given another. */
export async function tellOfAnswer(tx: Sql, before: string | null, now: Written | undefined, by: string) {
  if (before && before !== now?.id) await notificationStore.forgetAccepted(tx, before)
  if (!now?.authorId || now.authorId === by) return
  const about = { postId: now.id, threadId: now.threadId, actorId: by, kind: 'accepted' as const }
  await notificationStore.create(tx, [{ ...about, memberId: now.authorId }])
}

interface Ruled {
  readonly ruling: (typeof FLAG_RULINGS)[number]
  /** Who flagged it. */
  readonly reporters: readonly (string | null)[]
  readonly by: string
}

/** A flagged post was decided on. Which moderator did so is not told. */
export async function tellOfRuling(tx: Sql, post: Written, { ruling, reporters, by }: Ruled) {
  const about = { postId: post.id, threadId: post.threadId, ruling }
  const rows: NewNotification[] = [...new Set(reporters)].flatMap((memberId) =>
    memberId === null || memberId === post.authorId || memberId === by
      ? []
      : [{ ...about, memberId, kind: 'report' }],
  )
  if (post.authorId && post.authorId !== by) rows.push({ ...about, memberId: post.authorId, kind: 'ruling' })
  await notificationStore.createRulings(tx, rows)
}
