// The parts around a published blog, for its page.

import { say } from 'words:reading'
import { loadedLater } from '../../platform/page/loaded-later.tsx'

export { CoAuthors, contextOf, SeriesNav } from './around-blog.tsx'
export const AfterBlog = loadedLater<{ id: string }>(
  () => say('reactionsName'),
  () => import('./after-blog.tsx').then((module) => module.AfterBlog),
)
