// Blogs that members write, for the notifications, the drafts and the job that publishes them.

export { coAuthorStore } from './co-author-store.ts'
export { memberBlogs } from './member-blog-tables.ts'
