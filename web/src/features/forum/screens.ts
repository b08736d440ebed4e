import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const forumScreens: readonly Screen[] = [
  {
    path: paths.forum,
    page: () => import('./thread-list-page.tsx'),
    area: 'forum',
    search: ['category', 'sort', 'q', 'cursor'],
    isRead: true,
    crumb: 'Forum',
    icon: 'forum',
    key: 'f',
    sidebar: { group: 'Club', at: 1 },
  },
  {
    path: paths.newThread,
    page: () => import('./new-thread-page.tsx'),
    guard: 'member',
    crumb: 'New thread',
    under: [paths.forum],
    icon: 'plus',
    key: 'n',
  },
  {
    path: paths.thread('$id'),
    page: () => import('./thread-page.tsx'),
    area: 'forum',
    isRead: true,
    item: 'Thread',
    under: [paths.forum],
  },
  {
    path: paths.watchedThreads,
    page: () => import('./watched-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Watched',
    under: [paths.forum],
    name: 'Watched threads',
    icon: 'eye',
  },
]
