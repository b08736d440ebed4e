import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const groupScreens: readonly Screen[] = [
  {
    path: paths.groups,
    page: () => import('./groups-page.tsx'),
    guard: 'member',
    crumb: 'Groups',
    icon: 'users',
    sidebar: { group: 'Club', at: 6 },
  },
  {
    path: paths.group('$slug'),
    page: () => import('./group-page.tsx'),
    guard: 'member',
    search: ['q', 'cursor'],
    item: 'Group',
    under: [paths.groups],
  },
]
