import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const moduleScreens: readonly Screen[] = [
  {
    path: paths.dashboard,
    page: () => import('./module-list-page.tsx'),
    area: 'modules',
    search: ['level', 'solvable'],
    isRead: true,
    crumb: 'Modules',
    icon: 'grid',
    key: 'm',
    sidebar: { group: 'Practise', at: 2 },
  },
  {
    path: paths.module('$id'),
    page: () => import('./module-detail-page.tsx'),
    area: 'modules',
    search: ['solvable'],
    isRead: true,
    item: 'Module',
    under: [paths.dashboard],
  },
  {
    path: paths.createModule,
    page: () => import('./create-module-page.tsx'),
    guard: 'content',
    crumb: 'Create',
    under: [paths.dashboard],
    name: 'Create Module',
    icon: 'grid-plus',
    sidebar: { group: 'Run the club', at: 2 },
  },
  {
    path: paths.editModule('$id'),
    page: () => import('./edit-module-page.tsx'),
    guard: 'content',
    crumb: 'Edit',
    under: [paths.dashboard, paths.module('$id')],
  },
]
