import { and, desc, eq, inArray, isNull, lte, ne, type SQL, sql as statement } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf, type TimePlace } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { announcements } from '../announcement/public.ts'
import { helpQuestions } from '../ask/public.ts'
import { certificates } from '../certificate/public.ts'
import { events } from '../event/public.ts'
import { experiences } from '../experience/public.ts'
import { authorColumns, forumPosts } from '../forum/public.ts'

import { memberBlogs, type ToldBlog } from '../member-blog/public.ts'
import { measures } from '../moderation/public.ts'
import { problemSubmissions } from '../submission/public.ts'

import { type NewNotification, notifications } from './notification-tables.ts'

const PAGE = 30
const opening = alias(forumPosts, 'opening')

interface Seen {
  threadId?: string | undefined
  until?: Date | undefined
}

export const notificationStore = {
  /** A page, newest first, and where the next page begins. */
  async list(sql: Sql, memberId: string, after: TimePlace | undefined) {
    const rows = await sql
      .select({
        notification: notifications,
        actor: authorColumns,
        title: opening.title,
        gone: opening.deletedAt,
        event: events.title,
        announcement: announcements.title,
        certificate: {
          code: certificates.code,
          event: certificates.eventTitle,
          reason: certificates.revokedReason,
        },
        experience: {
          company: experiences.company,
          role: experiences.role,
          refusalReason: experiences.refusalReason,
        },
        blog: { title: memberBlogs.title, reason: memberBlogs.reason },
        submitted: { problem: problemSubmissions.problem },
        asked: { title: helpQuestions.title, removedAt: helpQuestions.removedAt },
        // What is never null comes first: by it Drizzle knows that there is a row.
        measure: { words: measures.words, reason: measures.reason, until: measures.until },
      })
      .from(notifications)
      .leftJoin(opening, eq(opening.id, notifications.threadId))
      .leftJoin(experiences, eq(experiences.id, notifications.experienceId))
      .leftJoin(certificates, eq(certificates.id, notifications.certificateId))
      .leftJoin(events, eq(events.id, notifications.eventId))
      .leftJoin(memberBlogs, eq(memberBlogs.id, notifications.memberBlogId))
      .leftJoin(helpQuestions, eq(helpQuestions.id, notifications.helpQuestionId))
      .leftJoin(announcements, eq(announcements.id, notifications.announcementId))
      .leftJoin(measures, eq(measures.id, notifications.measureId))
      .leftJoin(problemSubmissions, eq(problemSubmissions.id, notifications.submissionId))
      .leftJoin(members, eq(members.id, notifications.actorId))
      .where(and(eq(notifications.memberId, memberId), after && before(after)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: TimePlace | undefined = last && [last.notification.createdAt.getTime(), last.notification.id]
    return { rows: page, next }
  },

  /** Read from the index of what this member has not read. */
  unread: (sql: Sql, memberId: string): Promise<number> =>
    sql.$count(notifications, and(eq(notifications.memberId, memberId), isNull(notifications.readAt))),

  /** Notifies each member once of one post. Returns the members who had no notification of it yet. */
  async create(tx: Sql, rows: readonly NewNotification[]): Promise<string[]> {
    if (rows.length === 0) return []
    const created = await tx
      .insert(notifications)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ memberId: notifications.memberId })
    return created.map(({ memberId }) => memberId)
  },

  /** News of a blog. While the same is unread, it is not said again: it only comes to the top. */
  async createBlogNews(tx: Sql, { memberBlogId, memberId, news, actorId }: ToldBlog) {
    const unread = and(
      eq(notifications.memberBlogId, memberBlogId),
      eq(notifications.memberId, memberId),
      eq(notifications.blogNews, news),
      isNull(notifications.readAt),
    )
    const again = await tx
      .update(notifications)
      .set({ createdAt: statement`clock_timestamp()`, actorId: actorId ?? null })
      .where(unread)
      .returning({ id: notifications.id })
    if (again.length > 0) return
    const blog = { memberBlogId, blogNews: news, kind: 'blog' as const }
    await tx.insert(notifications).values({ ...blog, memberId, actorId: actorId ?? null })
  },

  /** News of a question, like those of a blog. */
  async createOfQuestion(
    tx: Sql,
    helpQuestionId: string,
    news: Pick<NewNotification, 'kind' | 'actorId'>,
    members: readonly string[],
  ) {
    if (members.length === 0) return
    const again = await tx
      .update(notifications)
      .set({ createdAt: statement`clock_timestamp()`, actorId: news.actorId ?? null })
      .where(
        and(
          eq(notifications.helpQuestionId, helpQuestionId),
          inArray(notifications.memberId, [...members]),
          eq(notifications.kind, news.kind),
          isNull(notifications.readAt),
        ),
      )
      .returning({ memberId: notifications.memberId })
    const told = new Set(again.map(({ memberId }) => memberId))
    const rows = members
      .filter((id) => !told.has(id))
      .map((memberId) => ({ ...news, memberId, helpQuestionId }))
    await notificationStore.create(tx, rows)
  },

  /** A post can be flagged and decided on again: the last decision replaces the notification before. */
  async createRulings(tx: Sql, rows: readonly NewNotification[]) {
    if (rows.length === 0) return
    await tx
      .insert(notifications)
      .values([...rows])
      .onConflictDoUpdate({
        target: [notifications.memberId, notifications.postId, notifications.kind],
        targetWhere: statement`kind in ('accepted', 'ruling', 'report')`,
        set: {
          ruling: statement`excluded.ruling`,
          createdAt: statement`clock_timestamp()`,
          readAt: null,
        },
      })
  },

  /** False when the notification is not this member's. */
  async read(sql: Sql, memberId: string, id: string): Promise<boolean> {
    const found = await sql
      .update(notifications)
      .set({ readAt: statement`coalesce(${notifications.readAt}, now())` })
      .where(and(eq(notifications.id, id), eq(notifications.memberId, memberId)))
      .returning({ id: notifications.id })
    return found.length > 0
  },

  async readAll(sql: Sql, memberId: string, { threadId, until }: Seen) {
    await sql
      .update(notifications)
      .set({ readAt: statement`now()` })
      .where(
        and(
          eq(notifications.memberId, memberId),
          isNull(notifications.readAt),
          threadId ? eq(notifications.threadId, threadId) : undefined,
          // Seeing the thread does not show the decision on a flag.
          threadId ? ne(notifications.kind, 'ruling') : undefined,
          threadId ? ne(notifications.kind, 'report') : undefined,
          until ? lte(notifications.createdAt, until) : undefined,
        ),
      )
  },

  /** Deletes the notifications of a deleted post. */
  async forget(tx: Sql, postId: string) {
    await tx.delete(notifications).where(eq(notifications.postId, postId))
  },

  /** The post is not the accepted answer any more. */
  async forgetAccepted(tx: Sql, postId: string) {
    await tx
      .delete(notifications)
      .where(and(eq(notifications.postId, postId), eq(notifications.kind, 'accepted')))
  },
}

const before = ([time, id]: TimePlace): SQL =>
  statement`(${notifications.createdAt}, ${notifications.id}) < (${new Date(time).toISOString()}, ${id})`
