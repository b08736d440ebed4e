// Published blogs, for those that members write and for what stands around them.

export { blogStore } from './blog-store.ts'
export { blogs } from './blog-tables.ts'
export { readMinutes } from './present-blog.ts'
export { slugOf } from './slug.ts'
export { versionedBlog } from './versioned-blog.ts'
