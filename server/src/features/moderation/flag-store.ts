import type { BodyOf } from '@callofcode/contract/endpoint'
import type { createFlag, FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import { and, asc, eq, isNull, sql as statement } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'

import { holdsNow, members } from '../account/public.ts'
import { authorColumns, forumFlags, forumPosts } from '../forum/public.ts'

const opening = alias(forumPosts, 'opening')
const reporters = alias(members, 'reporters')
const reporterColumns = {
  name: reporters.name,
  profilePhoto: reporters.profilePhoto,
  role: reporters.role,
  isManager: holdsNow(reporters.id, 'moderation', 'approvals'),
  handle: reporters.handle,
  status: reporters.status,
  showsPage: reporters.showsPage,
}
const PAGE = 30
/** Open flags on posts that are not deleted. */
const open = and(isNull(forumFlags.resolvedAt), isNull(forumPosts.deletedAt))

export const flagStore = {
  /** Creates a flag. A member has at most one open flag on a post, so a second one changes nothing. */
  async create(sql: Sql, given: BodyOf<typeof createFlag>, memberId: string) {
    await sql
      .insert(forumFlags)
      .values({ ...given, memberId })
      .onConflictDoNothing()
  },

  /** Returns a page of the open flags, oldest first, and the cursor of the next page. */
  async list(sql: Sql, after: ExactPlace | undefined) {
    const rows = await sql
      .select({
        flag: forumFlags,
        exactTime: exactTime(forumFlags.createdAt),
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
      .where(
        and(open, after && statement`(${forumFlags.createdAt}, ${forumFlags.id}) > ${placeValues(after)}`),
      )
      .orderBy(asc(forumFlags.createdAt), asc(forumFlags.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.flag.id]
    return { rows: page, next }
  },

  /** Counts the open flags, up to `most`. */
  count: (sql: Sql, most: number): Promise<number> =>
    sql.$count(
      sql
        .select({ id: forumFlags.id })
        .from(forumFlags)
        .innerJoin(forumPosts, eq(forumPosts.id, forumFlags.postId))
        .where(open)
        // The order is that of the index, so the database skips decided rows.
        .orderBy(asc(forumFlags.createdAt), asc(forumFlags.id))
        .limit(most)
        .as('waiting'),
    ),

  async get(sql: Sql, id: string) {
    const [row] = await sql.select().from(forumFlags).where(eq(forumFlags.id, id))
    return row
  },

  /** Returns the members with an open flag on the post. */
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
