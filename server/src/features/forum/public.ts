// Threads and posts as notifications and the search refer to them, and what the forum announces.

export type { ForumListener } from './forum-listener.ts'
export { forumPosts, forumThreads } from './forum-tables.ts'
export { authorColumns, presentAuthor } from './post-author.ts'
export { listThreadRows } from './thread-list.ts'
