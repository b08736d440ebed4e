import type { ThreadSort } from '@callofcode/contract/forum'
import { id } from '@callofcode/contract/text'
import { and, desc, eq, isNull, type SQL, sql as statement } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { badCursor, pageOf, readCursor, timeKey } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

const PAGE = 20
/** The sort order of the list, and a thread's sort keys in it. */
const threadPlace = z.union([
  z.tuple([z.enum(['latest', 'unanswered']), z.boolean(), timeKey, id]),
  z.tuple([z.literal('top'), z.boolean(), z.int32(), id]),
])
type ThreadPlace = z.infer<typeof threadPlace>

/** Reads a cursor. Throws a 400 Failure for a cursor of another sort order. */
export function placeIn(sort: ThreadSort, cursor: string | undefined): ThreadPlace | undefined {
  const place = readCursor(threadPlace, cursor)
  if (place && place[0] !== sort) throw badCursor()
  return place
}

interface Wanted {
  sort: ThreadSort
  category: string | undefined
  /** Words to search for; blank for all threads. */
  q: string | undefined
  after: ThreadPlace | undefined
}

export const threadColumns = { thread: forumThreads, post: forumPosts, author: authorColumns }
// A fixed set: a caller names a sort order, never a column.
const keys = {
  latest: forumThreads.lastActivityAt,
  unanswered: forumThreads.lastActivityAt,
  top: forumPosts.votes,
}

/** A page of threads, pinned ones first, and where the next page begins. */
export async function listThreadRows(sql: Sql, { sort, category, q, after }: Wanted) {
  const rows = await sql
    .select(threadColumns)
    .from(forumThreads)
    .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
    .leftJoin(members, eq(members.id, forumPosts.authorId))
    .where(
      and(
        isNull(forumPosts.deletedAt),
        category === undefined ? undefined : eq(forumThreads.category, category),
        sort === 'unanswered' ? eq(forumThreads.replyCount, 0) : undefined,
        q ? matches(q) : undefined,
        after ? beyond(sort, after) : undefined,
      ),
    )
    .orderBy(desc(forumThreads.pinned), desc(keys[sort]), desc(forumThreads.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return { rows: page, next: last && placeOf(sort, last) }
}

/** Threads with the words in the title or in any post that is not deleted. */
const matches = (q: string): SQL => statement`${forumThreads.id} in (
  select p.thread_id from forum_posts p
  where p.deleted_at is null and p.search @@ websearch_to_tsquery('english', ${q}))`

function beyond(sort: ThreadSort, [, pinned, place, id]: ThreadPlace): SQL {
  const key = sort === 'top' ? place : new Date(place).toISOString()
  return statement`(${forumThreads.pinned}, ${keys[sort]}, ${forumThreads.id}) < (${pinned}, ${key}, ${id})`
}

type Row = { thread: typeof forumThreads.$inferSelect; post: { votes: number } }

const placeOf = (sort: ThreadSort, { thread, post }: Row): ThreadPlace =>
  sort === 'top'
    ? [sort, thread.pinned, post.votes, thread.id]
    : [sort, thread.pinned, thread.lastActivityAt.getTime(), thread.id]
