import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const memberBlogScreens: readonly Screen[] = [
  {
    path: paths.ownBlogs,
    page: () => import('./own-blogs-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'My blogs',
    icon: 'book',
    entry: paths.blogs,
  },
  {
    path: paths.writeBlog,
    page: () => import('./write-blog-page.tsx'),
    guard: 'member',
    crumb: 'Write',
    under: [paths.ownBlogs],
    name: 'Write a blog',
    icon: 'plus',
  },
  {
    path: paths.ownBlog('$id'),
    page: () => import('./writing-page.tsx'),
    guard: 'member',
    item: 'Blog',
    under: [paths.blogs],
  },
  {
    path: paths.editOwnBlog('$id'),
    page: () => import('./edit-writing-page.tsx'),
    guard: 'member',
    crumb: 'Edit',
    under: [paths.blogs, paths.ownBlog('$id')],
  },
  {
    path: paths.blogReviews,
    page: () => import('./blog-reviews-page.tsx'),
    guard: 'content',
    search: ['list', 'cursor'],
    crumb: 'Blog reviews',
    under: [paths.desk],
    icon: 'edit',
  },
]
