import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const memberScreens: readonly Screen[] = [
  {
    path: paths.profile,
    page: () => import('./profile-page.tsx'),
    guard: 'member',
    crumb: 'Profile',
    under: [paths.home],
    icon: 'user',
    key: 'p',
  },
  {
    path: paths.members,
    page: () => import('./members-page.tsx'),
    guard: 'admin',
    search: ['q', 'status', 'kind', 'batch', 'cursor'],
    crumb: 'Members',
    under: [paths.desk],
    icon: 'users',
  },
  {
    path: paths.adminMember('$id'),
    page: () => import('./admin-member-page.tsx'),
    guard: 'admin',
    item: 'Member',
    under: [paths.desk, paths.members],
  },
]
