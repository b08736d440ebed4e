import type { WatchLevel } from '@callofcode/contract/forum/forum'
import { and, desc, eq, type Placeholder, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../../platform/http/cursor.ts'
import { hiddenFrom } from '../category/category-rights.ts'
import { forumPosts, forumThreads, threadWatches } from '../forum-tables.ts'

const PAGE = 30
const own = (threadId: string | Placeholder, memberId: string | Placeholder) =>
  and(eq(threadWatches.threadId, threadId), eq(threadWatches.memberId, memberId))

const GET = prepared('thread-watch', (sql) =>
  sql
    .select()
    .from(threadWatches)
    .where(own(raw.placeholder('threadId'), raw.placeholder('memberId'))),
)

/** The notification levels that members chose for threads. */
export const watchStore = {
  async get(sql: Sql, threadId: string, memberId: string): Promise<WatchLevel> {
    const [row] = await GET(sql, { threadId, memberId })
    return row?.level ?? 'normal'
  },

  async set(tx: Sql, threadId: string, memberId: string, level: WatchLevel) {
    if (level === 'normal') return void (await tx.delete(threadWatches).where(own(threadId, memberId)))
    await tx
      .insert(threadWatches)
      .values({ threadId, memberId, level })
      .onConflictDoUpdate({
        target: [threadWatches.memberId, threadWatches.threadId],
        set: { level, createdAt: raw`now()` },
      })
  },

  /** Returns a page, latest choice first, and the cursor of the next page. Deleted threads and hidden ones are left out. */
  async list(sql: Sql, caller: Caller, after: ExactPlace | undefined) {
    const rows = await sql
      .select({
        watch: threadWatches,
        exactTime: exactTime(threadWatches.createdAt),
        title: forumPosts.title,
        thread: forumThreads,
      })
      .from(threadWatches)
      .innerJoin(forumThreads, eq(forumThreads.id, threadWatches.threadId))
      .innerJoin(forumPosts, eq(forumPosts.id, threadWatches.threadId))
      .where(
        and(
          eq(threadWatches.memberId, caller.id),
          eq(forumThreads.deleted, false),
          raw`${forumThreads.category} not in ${hiddenFrom(caller)}`,
          after && raw`(${threadWatches.createdAt}, ${threadWatches.id}) < ${placeValues(after)}`,
        ),
      )
      .orderBy(desc(threadWatches.createdAt), desc(threadWatches.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.watch.id]
    return { rows: page, next }
  },
}
