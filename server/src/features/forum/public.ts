// Threads and posts for notifications, moderation and the search.

import { randomUUID } from 'node:crypto'
import type { Category } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { forumPosts, forumThreads } from './forum-tables.ts'

export { CategoryReaders } from './category/category-readers.ts'
export {
  hiddenFrom,
  hiddenText,
  hidesThread,
  hidesThreadText,
  readerList,
  readsThread,
} from './category/category-rights.ts'
export { categoryStore } from './category/category-store.ts'
export { writableCategories } from './category/category-writers.ts'
export type { Chosen } from './category/chosen-store.ts'
export { removePost } from './forum-policy.ts'
export type { ForumDependencies } from './forum-routes.ts'
export {
  CATEGORIES_CHANGED,
  forumFlags,
  forumPosts,
  forumThreads,
  type PostRow,
  THREAD_MOVED,
  THREADS,
} from './forum-tables.ts'
export { renderAhead } from './mention-store.ts'
export { type AuthorRow, authorColumns, presentAuthor } from './post-author.ts'
export { postStore } from './post-store.ts'
export { startThread } from './start-thread.ts'
export { listThreadRows } from './thread-list.ts'
export { threadStore } from './thread-store.ts'
export { ensureWelcome } from './work/post-limits.ts'

/** Who wrote in the forum in this span, and when. */
export const wroteBetween = (
  since: SQL,
  until: SQL,
) => raw`select author_id as member_id, created_at as at from forum_posts
  where created_at >= ${since} and created_at < ${until} and author_id is not null`

const CATEGORY: Category = 'General'

/** Opens a thread in the name of the club about something on the site, so it has no author. */
export async function openThread(tx: Sql, given: { title: string; content: string }): Promise<string> {
  const id = randomUUID()
  const title = [...given.title].slice(0, limits.title).join('')
  await tx.insert(forumThreads).values({ id, category: CATEGORY })
  await tx.insert(forumPosts).values({ id, threadId: id, title, content: given.content })
  return id
}
