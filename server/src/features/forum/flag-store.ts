import type { BodyOf } from '@callofcode/contract/endpoint'
import type { createFlag, FLAG_RULINGS } from '@callofcode/contract/moderation'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { forumFlags, forumPosts } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

const opening = alias(forumPosts, 'opening')
const reporters = alias(members, 'reporters')
const reporterColumns = {
  name: reporters.name,
  profilePhoto: reporters.profilePhoto,
  role: reporters.role,
  isManager: reporters.isManager,
  handle: reporters.handle,
  status: reporters.status,
  showsPage: reporters.showsPage,
}
const MOST_LISTED = 200
/** Open flags on posts that are not deleted. */
const open = and(isNull(forumFlags.resolvedAt), isNull(forumPosts.deletedAt))

export const flagStore = {
  /** A member has at most one open flag on a post: another one changes nothing. */
  async create(sql: Sql, given: BodyOf<typeof createFlag>, memberId: string) {
    await sql
      .insert(forumFlags)
      .values({ ...given, memberId })
      .onConflictDoNothing()
  },

  /** Open flags, oldest first. */
  list: (sql: Sql) =>
    sql
      .select({
        flag: forumFlags,
        post: forumPosts,
        title: opening.title,
        author: authorColumns,
        reporter: reporterColumns,
      })
      .from(forumFlags)
      .innerJoin(forumPosts, eq(forumPosts.id, forumFlags.postId))
      .innerJoin(opening, eq(opening.id, forumPosts.threadId))
      .leftJoin(members, eq(members.id, forumPosts.authorId))
      .leftJoin(reporters, eq(reporters.id, forumFlags.memberId))
      .where(open)
      .orderBy(asc(forumFlags.createdAt), asc(forumFlags.id))
      .limit(MOST_LISTED),

  /** The number of open flags, also of those that `list` leaves out. */
  async count(sql: Sql): Promise<number> {
    const from = sql.select({ count: count() }).from(forumFlags)
    const [row] = await from.innerJoin(forumPosts, eq(forumPosts.id, forumFlags.postId)).where(open)
    return row?.count ?? 0
  },

  async get(sql: Sql, id: string) {
    const [row] = await sql.select().from(forumFlags).where(eq(forumFlags.id, id))
    return row
  },

  /** The members with an open flag on the post. */
  async reporters(tx: Sql, postId: string): Promise<(string | null)[]> {
    const open = and(eq(forumFlags.postId, postId), isNull(forumFlags.resolvedAt))
    const rows = await tx.select({ id: forumFlags.memberId }).from(forumFlags).where(open)
    return rows.map(({ id }) => id)
  },

  /** Closes every open flag on a post. */
  async resolve(tx: Sql, postId: string, ruling: (typeof FLAG_RULINGS)[number], by: string) {
    await tx
      .update(forumFlags)
      .set({ ruling, resolvedAt: new Date(), resolvedBy: by })
      .where(and(eq(forumFlags.postId, postId), isNull(forumFlags.resolvedAt)))
  },
}
