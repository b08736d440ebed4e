// Exports for notifications, drafts and the job that publishes members' blogs.

export { coAuthorStore } from './co-author-store.ts'
export { memberBlogs } from './member-blog-tables.ts'
