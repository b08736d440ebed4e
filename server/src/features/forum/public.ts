// Threads and posts for notifications and the search, and the events of the forum.

export { openThread } from './club-thread.ts'
export type { ForumListener } from './forum-listener.ts'
export { forumPosts, forumThreads, THREADS } from './forum-tables.ts'
export { type AuthorRow, authorColumns, presentAuthor } from './post-author.ts'
export { listThreadRows } from './thread-list.ts'
