// Blogs that members write, for the notifications, the drafts and the job that publishes them.

export type { BlogListener, ToldBlog } from './blog-listener.ts'
export { coAuthorStore } from './co-author-store.ts'
export { memberBlogs } from './member-blog-tables.ts'
