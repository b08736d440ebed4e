// Threads and posts for notifications and the search, and the events of the forum.

export type { ForumListener } from './forum-listener.ts'
export { forumPosts, forumThreads } from './forum-tables.ts'
export { type AuthorRow, authorColumns, presentAuthor } from './post-author.ts'
export { listThreadRows } from './thread-list.ts'
