import { and, asc, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { memberBlogComments } from './member-blog-tables.ts'

/** The most comments of one blog. Further ones are refused. */
export const MOST_COMMENTS = 300

interface NewComment {
  readonly memberBlogId: string
  readonly authorId: string
  readonly text: string
  readonly line: number | null
  readonly passage: string | null
}

export const commentStore = {
  /** Lists comments, oldest first. */
  list: (sql: Sql, memberBlogId: string) =>
    sql
      .select({ comment: memberBlogComments, by: members.name })
      .from(memberBlogComments)
      .leftJoin(members, eq(members.id, memberBlogComments.authorId))
      .where(eq(memberBlogComments.memberBlogId, memberBlogId))
      .orderBy(asc(memberBlogComments.createdAt), asc(memberBlogComments.id))
      .limit(MOST_COMMENTS),

  count: (sql: Sql, memberBlogId: string): Promise<number> =>
    sql.$count(memberBlogComments, eq(memberBlogComments.memberBlogId, memberBlogId)),

  async create(tx: Sql, comment: NewComment) {
    await tx.insert(memberBlogComments).values(comment)
  },

  /** Marks a comment as done or open. Returns false if it does not exist. */
  async settle(tx: Sql, memberBlogId: string, id: string, done: boolean): Promise<boolean> {
    const found = await tx
      .update(memberBlogComments)
      .set({ doneAt: done ? raw`coalesce(${memberBlogComments.doneAt}, now())` : null })
      .where(and(eq(memberBlogComments.id, id), eq(memberBlogComments.memberBlogId, memberBlogId)))
      .returning({ id: memberBlogComments.id })
    return found.length > 0
  },

  /** Returns everybody who commented on a blog. */
  async talkers(tx: Sql, memberBlogId: string): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ id: memberBlogComments.authorId })
      .from(memberBlogComments)
      .innerJoin(members, and(eq(members.id, memberBlogComments.authorId), eq(members.status, 'approved')))
      .where(and(eq(memberBlogComments.memberBlogId, memberBlogId), isNull(memberBlogComments.doneAt)))
    return rows.flatMap(({ id }) => (id ? [id] : []))
  },
}
