// Published blogs, for those that members write.

export { blogStore } from './blog-store.ts'
export { blogs } from './blog-tables.ts'
export { versionedBlog } from './versioned-blog.ts'
