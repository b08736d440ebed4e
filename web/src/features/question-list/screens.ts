import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const questionListScreens: readonly Screen[] = [
  {
    path: paths.lists,
    page: () => import('./list-overview-page.tsx'),
    area: 'lists',
    isRead: true,
    crumb: 'Lists',
    icon: 'list',
    sidebar: { group: 'Mine', at: 1 },
    entry: paths.dsa,
  },
  {
    path: paths.list('$slug'),
    page: () => import('./question-list-page.tsx'),
    area: 'lists',
    search: ['difficulty', 'solvable', 'q'],
    isRead: true,
    item: 'List',
    under: [paths.lists],
  },
  {
    path: paths.ownList('$id'),
    page: () => import('./own-list-page.tsx'),
    guard: 'member',
    search: ['edit', 'difficulty', 'solvable', 'q'],
    item: 'List',
    under: [paths.lists],
  },
  {
    path: paths.sharedList('$key'),
    page: () => import('./shared-list-page.tsx'),
    area: 'lists',
    search: ['difficulty', 'solvable', 'q'],
    item: 'List',
    under: [paths.lists],
  },
]
