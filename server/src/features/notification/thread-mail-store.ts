import { and, asc, eq, gt, inArray, isNull, max, sql as statement } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { type MemberRow, members } from '../account/public.ts'
import { forumPosts, readsThread } from '../forum/public.ts'
import { notifications } from './notification-tables.ts'

export type MailedKind = 'mention' | 'reply' | 'thread' | 'watched'
export interface MailedRow {
  readonly id: string
  readonly kind: MailedKind
  readonly postId: string
  readonly threadId: string
  readonly actor: string | null
}

const opening = alias(forumPosts, 'opening')
const actors = alias(members, 'actors')
const ofThread = (memberId: string, threadId: string) =>
  and(eq(notifications.memberId, memberId), eq(notifications.subjectId, threadId))

export const threadMailStore = {
  /** Locks the member until the transaction ends, so two workers never mail one member at the same time. */
  async getMemberForUpdate(tx: Sql, id: string): Promise<MemberRow | undefined> {
    const approved = and(eq(members.id, id), eq(members.status, 'approved'))
    const [row] = await tx.select().from(members).where(approved).for('no key update')
    return row
  },

  async lastMailed(tx: Sql, memberId: string, threadId: string): Promise<Date | undefined> {
    const [row] = await tx
      .select({ at: max(notifications.mailedAt) })
      .from(notifications)
      .where(ofThread(memberId, threadId))
    return row?.at ?? undefined
  },

  /** Returns a member's notifications of the last day that are neither read nor mailed, if they may read the thread now. */
  async waiting(tx: Sql, memberId: string, threadId: string, kinds: readonly MailedKind[]) {
    if (kinds.length === 0) return { title: '', news: [] }
    const rows = await tx
      .select({
        id: notifications.id,
        kind: notifications.kind,
        postId: notifications.partId,
        threadId: notifications.subjectId,
        actor: actors.name,
        title: opening.title,
      })
      .from(notifications)
      .innerJoin(opening, eq(opening.id, notifications.subjectId))
      .leftJoin(actors, eq(actors.id, notifications.actorId))
      .where(
        and(
          ofThread(memberId, threadId),
          isNull(notifications.readAt),
          isNull(notifications.mailedAt),
          isNull(opening.deletedAt),
          readsThread(statement`${memberId}::uuid`, threadId),
          inArray(notifications.kind, [...kinds]),
          gt(notifications.createdAt, statement`now() - interval '1 day'`),
        ),
      )
      .orderBy(asc(notifications.createdAt), asc(notifications.id))
    return { title: rows[0]?.title ?? '', news: rows as readonly MailedRow[] }
  },

  async markMailed(tx: Sql, ids: readonly string[]) {
    await tx
      .update(notifications)
      .set({ mailedAt: statement`now()` })
      .where(inArray(notifications.id, [...ids]))
  },
}
