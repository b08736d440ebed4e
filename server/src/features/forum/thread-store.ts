import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, not, type Placeholder, type SQL, sql as statement } from 'drizzle-orm'
import { prepared, type Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { members, moderates } from '../account/public.ts'
import { HIDDEN, hidesThread, readerValues } from './category/category-rights.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'
import { listThreadRows, threadColumns } from './thread-list.ts'

interface NewThread {
  title: string
  category: string
  content: string
  authorId: string
  /** The problem that the thread asks about, and whether it has an attachment with limited access. */
  asksAbout?: string
  carries?: boolean
}

const GET = prepared('thread-get', (sql) =>
  sql
    .select(threadColumns)
    .from(forumThreads)
    .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
    .leftJoin(members, eq(members.id, forumPosts.authorId))
    .where(
      and(
        eq(forumThreads.id, statement.placeholder('id')),
        statement`${forumThreads.category} not in ${HIDDEN}`,
      ),
    ),
)

export const threadStore = {
  list: listThreadRows,

  /** Returns a thread that the caller may read. Null is a visitor. */
  async get(sql: Sql, id: string, caller: Caller | null) {
    const [row] = await GET(sql, { id, ...readerValues(caller) })
    return row
  },

  /**
   * Returns the thread, locked until the transaction ends. Posts are always locked before their thread, which prevents deadlocks.
   */
  async getForUpdate(tx: Sql, id: string) {
    const [thread] = await tx.select().from(forumThreads).where(eq(forumThreads.id, id)).for('no key update')
    return thread
  },

  async create(tx: Sql, { category, asksAbout, carries, ...post }: NewThread): Promise<string> {
    const id = randomUUID()
    await tx.insert(forumThreads).values({ id, category, asksAbout, carries })
    await tx.insert(forumPosts).values({ ...post, id, threadId: id })
    return id
  },

  async update(tx: Sql, id: string, changes: Partial<typeof forumThreads.$inferInsert>) {
    await tx.update(forumThreads).set(changes).where(eq(forumThreads.id, id))
  },

  /** Returns a thread whose posts were moved to another one, if the caller may read both. */
  async getMerged(sql: Sql, id: string, caller: Caller | null) {
    const [row] = await sql
      .select()
      .from(forumThreads)
      .where(
        and(
          eq(forumThreads.id, id),
          isNotNull(forumThreads.mergedInto),
          not(hidesThread(caller, forumThreads.id)),
          not(hidesThread(caller, forumThreads.mergedInto)),
        ),
      )
    return row
  },

  /** Raises the version, so that readers of the thread load it again. */
  async touch(tx: Sql, id: string) {
    await tx.execute(statement`update forum_threads set version = version where id = ${id}`)
  },

  /** Clears the accepted answer if it was this post. */
  async forgetAccepted(tx: Sql, id: string, replyId: string) {
    await tx
      .update(forumThreads)
      .set({ acceptedReplyId: null })
      .where(and(eq(forumThreads.id, id), eq(forumThreads.acceptedReplyId, replyId)))
  },

  /** Returns which of these posts, which the caller may read, are by members whom the caller muted. */
  async muted(sql: Sql, posts: readonly string[], caller: Caller): Promise<string[]> {
    const shown = statement`any(${statement.param(posts)}::uuid[])`
    const { rows } = await sql.execute<{ id: string }>(
      statement`select id from ${mutedOf(caller.id, shown)} as muted where not ${hidesThread(
        caller,
        statement`(select thread_id from forum_posts where id = muted.id)`,
      )}`,
    )
    return rows.map(({ id }) => id)
  },

  /** Returns which of these posts the member wrote, voted for or flagged, and which are by members they muted. */
  async marks(sql: Sql, posts: readonly string[], memberId: string) {
    const rows = await MARKS(sql, { posts, memberId })
    const those = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
    return {
      written: those('written'),
      voted: those('voted'),
      flagged: those('flagged'),
      muted: those('muted'),
    }
  },
}

/** The posts among these by members whom a member muted, or whom they blocked and who are not moderators. */
const mutedOf = (memberId: string | Placeholder, shown: SQL) => statement`(
  select p.id from forum_posts p join members m on m.id = p.author_id
  join member_relations r on r.other_id = p.author_id and r.member_id = ${memberId}
  where p.id = ${shown} and (r.kind = 'muted' or not ${moderates()}))`

const SHOWN = statement`any(${statement.placeholder('posts')}::uuid[])`
const READER = statement.placeholder('memberId')
const MARKS = prepared('thread-marks', (sql) =>
  sql.select({ kind: statement<string>`kind`, id: statement<string>`id` }).from(statement`(
      select 'written' as kind, id from forum_posts where id = ${SHOWN} and author_id = ${READER}
      union all
      select 'voted', post_id from forum_votes where post_id = ${SHOWN} and member_id = ${READER}
      union all
      select 'flagged', post_id from forum_flags
      where post_id = ${SHOWN} and member_id = ${READER} and resolved_at is null
      union all
      select 'muted', id from ${mutedOf(READER, SHOWN)} as muted) as marks`),
)

/** Returns the version of a thread, or undefined without the thread. It changes with posts, edits, deletions, votes and marks. */
export async function threadVersion(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql
    .select({ version: forumThreads.version })
    .from(forumThreads)
    .where(eq(forumThreads.id, id))
  return row && String(row.version)
}
