// Published blogs, for those that members write and for what stands around them.

export { blogStore, slugOf } from './blog-store.ts'
export { blogs } from './blog-tables.ts'
export { readMinutes } from './present-blog.ts'
export { versionedBlog } from './versioned-blog.ts'
