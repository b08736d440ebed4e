// The parts of published blogs for the blogs of members and for reactions.

export { blogStore, slugOf } from './blog-store.ts'
export { blogs } from './blog-tables.ts'
export { readMinutes } from './present-blog.ts'
export { versionedBlog } from './versioned-blog.ts'
