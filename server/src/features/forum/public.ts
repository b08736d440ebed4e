// Threads and posts for notifications, moderation and the search, and the events of the forum.

export { openThread } from './club-thread.ts'
export type { ForumDependencies } from './forum-dependencies.ts'
export type { ForumListener } from './forum-listener.ts'
export { forumFlags, forumPosts, forumThreads, type PostRow, THREADS } from './forum-tables.ts'
export { type AuthorRow, authorColumns, presentAuthor } from './post-author.ts'
export { removePost } from './post-for-update.ts'
export { renderAhead } from './post-mentions.ts'
export { postStore } from './post-store.ts'
export { startThread } from './start-thread.ts'
export { listThreadRows } from './thread-list.ts'
export { threadStore } from './thread-store.ts'
export { ensureWelcome } from './work/post-limits.ts'
