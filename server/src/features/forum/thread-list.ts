import type { ThreadSort } from '@callofcode/contract/forum/forum'
import { id } from '@callofcode/contract/text'
import { and, desc, eq, isNull, not, type SQL, sql as statement } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { badCursor, pageOf, readCursor, timeKey } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { hiddenFrom } from './category/category-rights.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

const PAGE = 20
/** The number of posts with the words of a search. A word with more posts is common. */
const FEW = 300
/** The number of threads of the list that are searched for a common word. */
const LOOKED_THROUGH = 500
const sqlOf = new QueryBuilder()
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
  category?: string | undefined
  /** The words to search for. Blank for all threads. */
  q?: string | undefined
  /** The problem that the threads ask about. */
  asks?: string | undefined
  after: ThreadPlace | undefined
  /** The reader, or null for a visitor. */
  reader: Caller | null
}

export const threadColumns = { thread: forumThreads, post: forumPosts, author: authorColumns }
// The set is fixed. A caller names a sort order and never a column.
const keys = {
  latest: forumThreads.lastActivityAt,
  unanswered: forumThreads.lastActivityAt,
  top: forumThreads.votes,
}

/** Returns a page of threads, pinned ones first, and the cursor of the next page. */
export async function listThreadRows(sql: Sql, wanted: Wanted) {
  // The threads of the page are chosen before their other columns are read.
  const chosen = firstOf(wanted, wanted.q ? isFound(wanted, wanted.q) : undefined, PAGE + 1)
  const rows = await sql
    .select(threadColumns)
    .from(forumThreads)
    .innerJoin(forumPosts, eq(forumPosts.id, forumThreads.id))
    .leftJoin(members, eq(members.id, forumPosts.authorId))
    .where(statement`${forumThreads.id} = any (array(${chosen}))`)
    .orderBy(...orderOf(wanted))
  const { page, last } = pageOf(rows, PAGE)
  return { rows: page, next: last && placeOf(wanted.sort, last) }
}

/** Returns the ids of the first `most` threads of the list that match. */
const firstOf = (wanted: Wanted, which: SQL | undefined, most: number) =>
  sqlOf
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(and(listed(wanted), which))
    .orderBy(...orderOf(wanted))
    .limit(most)

const orderOf = ({ sort }: Wanted) => [desc(forumThreads.pinned), desc(keys[sort]), desc(forumThreads.id)]

const listed = ({ sort, category, asks, after, reader }: Wanted) =>
  and(
    not(forumThreads.deleted),
    statement`${forumThreads.category} not in ${hiddenFrom(reader)}`,
    category === undefined ? undefined : eq(forumThreads.category, category),
    // The problem's own thread is no question, even if questions were merged into it.
    asks === undefined ? undefined : and(eq(forumThreads.asksAbout, asks), isNull(forumThreads.problem)),
    sort === 'unanswered' ? eq(forumThreads.replyCount, 0) : undefined,
    after ? beyond(sort, after) : undefined,
  )

/**
 * The words are in the title or in a post that is not deleted, as in the search of the site. A rare word has few posts, so their
 * threads are taken. A common word is in too many posts to read, but likely also in the next threads of the list, so those are
 * searched too. Either way the number of reads is limited. `any` of an array makes the planner find the threads by their ids.
 */
function isFound(wanted: Wanted, q: string): SQL {
  const asked = statement`forum_query(${q})`
  return statement`${forumThreads.id} = any (array(
    with found as materialized (select * from threads_with_words(${asked}, ${FEW}) as f(id))
    select id from found
    union all (
      select next.id from ${firstOf(wanted, undefined, LOOKED_THROUGH)} as next
      where (select count(*) from found) = ${FEW}
        and exists (
          select from search_documents d
          where d.kind = 'thread' and d.item = next.id::text and d.words @@ ${asked} offset 0)
      limit ${PAGE + 1}
    )))`
}

function beyond(sort: ThreadSort, [, pinned, place, id]: ThreadPlace): SQL {
  const key = sort === 'top' ? place : new Date(place).toISOString()
  return statement`(${forumThreads.pinned}, ${keys[sort]}, ${forumThreads.id}) < (${pinned}, ${key}, ${id})`
}

type Row = { thread: typeof forumThreads.$inferSelect; post: { votes: number } }

const placeOf = (sort: ThreadSort, { thread, post }: Row): ThreadPlace =>
  sort === 'top'
    ? [sort, thread.pinned, post.votes, thread.id]
    : [sort, thread.pinned, thread.lastActivityAt.getTime(), thread.id]
