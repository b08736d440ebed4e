// What stands around a published blog, for its page.
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { say } from './reading-words.ts'

export { CoAuthors, SeriesNav } from './around-blog.tsx'
export { contextOf } from './blog-life-queries.ts'
export const AfterBlog = loadedLater<{ id: string }>(
  () => say('reactionsName'),
  () => import('./after-blog.tsx').then((module) => module.AfterBlog),
)
