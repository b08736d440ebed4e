// What stands around a published blog, for its page.
import { loadedLater } from '../../platform/page/loaded-later.tsx'

export { CoAuthors, SeriesNav } from './around-blog.tsx'
export { contextOf } from './blog-life-queries.ts'
export const AfterBlog = loadedLater<{ id: string }>('reactions', () =>
  import('./after-blog.tsx').then((module) => module.AfterBlog),
)
