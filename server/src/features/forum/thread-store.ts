import { randomUUID } from 'node:crypto'
import { desc, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'
import { listThreadRows, threadColumns } from './thread-list.ts'

interface NewThread {
  title: string
  category: string
  content: string
  authorId: string
}

export const threadStore = {
  list: listThreadRows,

  async get(sql: Sql, id: string) {
    const [row] = await sql
      .select(threadColumns)
      .from(forumThreads)
      .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
      .leftJoin(members, eq(members.id, forumPosts.authorId))
      .where(eq(forumThreads.id, id))
    return row
  },

  /** The thread with its opening post, locked until the transaction ends, so that its counts stay exact. */
  async getForUpdate(tx: Sql, id: string) {
    const [thread] = await tx.select().from(forumThreads).where(eq(forumThreads.id, id)).for('update')
    const [post] = thread ? await tx.select().from(forumPosts).where(eq(forumPosts.id, id)) : []
    return thread && post && { thread, post }
  },

  async create(tx: Sql, { category, ...post }: NewThread): Promise<string> {
    const id = randomUUID()
    await tx.insert(forumThreads).values({ id, category })
    await tx.insert(forumPosts).values({ ...post, id, threadId: id })
    return id
  },

  async update(tx: Sql, id: string, changes: Partial<typeof forumThreads.$inferInsert>) {
    await tx.update(forumThreads).set(changes).where(eq(forumThreads.id, id))
  },

  /** Counts the replies again. Needs the thread locked, or two writers would each miss the other's reply. */
  async recount(tx: Sql, id: string) {
    const standing = statement`from forum_posts p where p.thread_id = ${id} and p.deleted_at is null and p.id <> ${id}`
    await tx
      .update(forumThreads)
      .set({
        replyCount: statement`(select count(*) ${standing})`,
        lastActivityAt: statement`coalesce((select max(p.created_at) ${standing}), ${forumThreads.createdAt})`,
      })
      .where(eq(forumThreads.id, id))
  },

  /** The member's own posts, votes and open flags in a thread. */
  async marks(sql: Sql, threadId: string, memberId: string) {
    const rows = await sql
      .select({
        id: forumPosts.id,
        written: statement<boolean>`coalesce(forum_posts.author_id = ${memberId}, false)`,
        voted: statement<boolean>`exists (select 1 from forum_votes v
          where v.post_id = forum_posts.id and v.member_id = ${memberId})`,
        flagged: statement<boolean>`exists (select 1 from forum_flags f
          where f.post_id = forum_posts.id and f.member_id = ${memberId} and f.resolved_at is null)`,
      })
      .from(forumPosts)
      .where(eq(forumPosts.threadId, threadId))
      .orderBy(desc(forumPosts.createdAt))
    const those = (mark: 'written' | 'voted' | 'flagged') =>
      rows.filter((row) => row[mark]).map(({ id }) => id)
    return { written: those('written'), voted: those('voted'), flagged: those('flagged') }
  },
}

/**
 * A short hash that changes with every change in the thread: posts, edits, deletions, votes, accepted answer,
 * pinned, locked. It is computed from the rows, so every process gets the same and no write has to count. Undefined
 * for an unknown thread.
 */
export async function threadVersion(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.execute<{ version: string }>(statement`
    select left(md5(concat_ws(' ', t.category, t.pinned, t.locked, t.accepted_reply_id, p.posts, p.votes, p.edited, p.deleted)), 16)
      as version
    from forum_threads t, lateral (
      select count(*) as posts, sum(hashtextextended(id::text, votes)::numeric) as votes,
        max(edited_at) as edited, max(deleted_at) as deleted
      from forum_posts where thread_id = t.id
    ) p where t.id = ${id}`)
  return rows[0]?.version
}
