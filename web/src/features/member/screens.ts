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
    search: ['q', 'status', 'kind', 'batch', 'year', 'seen', 'sort', 'order', 'cursor'],
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
  {
    path: paths.member('$handle'),
    page: () => import('./member-page.tsx'),
    area: 'members',
    search: ['as', 'cursor'],
    item: 'Member',
  },
  {
    path: paths.handles,
    page: () => import('./handles-page.tsx'),
    guard: 'member',
    crumb: 'Linked accounts',
    under: [paths.profile],
    icon: 'user-check',
  },
  {
    path: paths.importMembers,
    page: () => import('./import-page.tsx'),
    guard: 'admin',
    crumb: 'Import',
    under: [paths.desk, paths.members],
    name: 'Import members',
    icon: 'users',
  },
  {
    path: paths.memberFields,
    page: () => import('./member-fields-page.tsx'),
    guard: 'admin',
    crumb: 'Fields',
    under: [paths.desk, paths.members],
    name: 'Fields of members',
    icon: 'users',
  },
]
