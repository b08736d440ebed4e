import { and, asc, desc, eq, isNull, ne, or, type Placeholder, type SQL, sql as statement } from 'drizzle-orm'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { pageOf, type TimePlace } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { forumPosts } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

const PAGE = 30
const NEWEST = 10

interface NewReply {
  threadId: string
  replyToId?: string | undefined
  authorId: string
  content: string
}

// A deleted reply is shown without its text as long as a reply to it is not deleted.
const STANDS_OR_HOLDS = or(
  isNull(forumPosts.deletedAt),
  statement`exists (select 1 from forum_posts c where c.reply_to_id = ${forumPosts.id} and c.deleted_at is null)`,
)
const isReply = ne(forumPosts.id, forumPosts.threadId)

const shownReplies = (threadId: string | Placeholder, after: TimePlace | undefined) =>
  and(eq(forumPosts.threadId, threadId), isReply, STANDS_OR_HOLDS, after && beyond(after))
const OLDEST_FIRST = [asc(forumPosts.createdAt), asc(forumPosts.id)]

const select = (sql: Sql) =>
  sql
    .select({ post: forumPosts, author: authorColumns })
    .from(forumPosts)
    .leftJoin(members, eq(members.id, forumPosts.authorId))

const idsOf = (sql: Sql, threadId: string | Placeholder, after?: TimePlace) =>
  sql
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(shownReplies(threadId, after))
    .orderBy(...OLDEST_FIRST)
    .limit(PAGE)
const FIRST_IDS = prepared('reply-ids', (sql) => idsOf(sql, statement.placeholder('threadId')))

export const replyStore = {
  /** Returns a page of replies, oldest first, and the cursor of the next page. */
  async list(sql: Sql, threadId: string, after: TimePlace | undefined) {
    const rows = await select(sql)
      .where(shownReplies(threadId, after))
      .orderBy(...OLDEST_FIRST)
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: TimePlace | undefined = last && [last.post.createdAt.getTime(), last.post.id]
    return { rows: page, next }
  },

  /** Returns the ids of a page of replies, oldest first. */
  async listIds(sql: Sql, threadId: string, after: TimePlace | undefined): Promise<string[]> {
    const rows = await (after ? idsOf(sql, threadId, after) : FIRST_IDS(sql, { threadId }))
    return rows.map(({ id }) => id)
  },

  /** Returns a page of the replies that are not deleted, newest first. */
  async listNewest(sql: Sql, threadId: string, before: TimePlace | undefined) {
    const rows = await select(sql)
      .where(
        and(
          eq(forumPosts.threadId, threadId),
          isReply,
          isNull(forumPosts.deletedAt),
          before && earlier(before),
        ),
      )
      .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
      .limit(NEWEST + 1)
    const { page, last } = pageOf(rows, NEWEST)
    const next: TimePlace | undefined = last && [last.post.createdAt.getTime(), last.post.id]
    return { rows: page, next }
  },

  /** Returns a reply that is not deleted. */
  async get(sql: Sql, id: string) {
    const [row] = await select(sql).where(and(eq(forumPosts.id, id), isReply, isNull(forumPosts.deletedAt)))
    return row
  },

  async create(tx: Sql, { replyToId, ...given }: NewReply): Promise<string> {
    // The time is that of writing. The start of the transaction could put a new reply before one that was already seen.
    const createdAt = statement`clock_timestamp()`
    const [row] = await tx
      .insert(forumPosts)
      .values({ ...given, createdAt, ...(replyToId && { replyToId }) })
      .returning({ id: forumPosts.id })
    if (!row) throw new Error('no reply was made')
    return row.id
  },
}

const beyond = ([time, id]: TimePlace): SQL =>
  statement`(${forumPosts.createdAt}, ${forumPosts.id}) > (${new Date(time).toISOString()}, ${id})`
const earlier = ([time, id]: TimePlace): SQL =>
  statement`(${forumPosts.createdAt}, ${forumPosts.id}) < (${new Date(time).toISOString()}, ${id})`
