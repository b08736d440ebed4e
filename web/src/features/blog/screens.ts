import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const blogScreens: readonly Screen[] = [
  {
    path: paths.blogs,
    page: () => import('./blog-list-page.tsx'),
    area: 'blogs',
    search: ['q', 'tag', 'category', 'cursor'],
    isRead: true,
    crumb: 'Blogs',
    icon: 'book',
    key: 'b',
    sidebar: { group: 'Club', at: 4 },
  },
  {
    path: paths.blog('$id'),
    page: () => import('./blog-detail-page.tsx'),
    area: 'blogs',
    isRead: true,
    item: 'Blog',
    under: [paths.blogs],
  },
  {
    path: paths.article('$slug'),
    page: () => import('./blog-detail-page.tsx'),
    area: 'blogs',
    isRead: true,
    item: 'Blog',
    under: [paths.blogs],
  },
  {
    path: paths.createBlog,
    page: () => import('./create-blog-page.tsx'),
    guard: 'content',
    crumb: 'Create',
    under: [paths.blogs],
    name: 'Create Blog',
    icon: 'book-plus',
    sidebar: { group: 'Run the club', at: 3 },
  },
  {
    path: paths.editBlog('$id'),
    page: () => import('./edit-blog-page.tsx'),
    guard: 'content',
    crumb: 'Edit',
    under: [paths.blogs, paths.blog('$id')],
  },
]
