import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql as statement } from 'drizzle-orm'
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

  /** The thread, locked until the transaction ends. Posts are always locked before their thread: no deadlock. */
  async getForUpdate(tx: Sql, id: string) {
    const [thread] = await tx.select().from(forumThreads).where(eq(forumThreads.id, id)).for('no key update')
    return thread
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

  /** The accepted answer is none any more if it was this post. */
  async forgetAccepted(tx: Sql, id: string, replyId: string) {
    await tx
      .update(forumThreads)
      .set({ acceptedReplyId: null })
      .where(and(eq(forumThreads.id, id), eq(forumThreads.acceptedReplyId, replyId)))
  },

  /** The member's own posts, votes and open flags in a thread. Each part reads what is the member's, not the thread. */
  async marks(sql: Sql, threadId: string, memberId: string) {
    const marked = (kind: string, table: SQL) => statement`
      select ${kind}::text as kind, p.id from ${table} m join forum_posts p on p.id = m.post_id
      where m.member_id = ${memberId} and p.thread_id = ${threadId}`
    const { rows } = await sql.execute<{ kind: string; id: string }>(statement`
      select 'written' as kind, id from forum_posts where author_id = ${memberId} and thread_id = ${threadId}
      union all ${marked('voted', statement`forum_votes`)}
      union all ${marked('flagged', statement`forum_flags`)} and m.resolved_at is null`)
    const those = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
    return { written: those('written'), voted: those('voted'), flagged: those('flagged') }
  },
}

/** Changes with every change in the thread: posts, edits, deletions, votes, what is marked. Undefined: no such thread. */
export async function threadVersion(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql
    .select({ version: forumThreads.version })
    .from(forumThreads)
    .where(eq(forumThreads.id, id))
  return row && String(row.version)
}
