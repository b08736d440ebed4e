import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const clubScreens: readonly Screen[] = [
  { path: paths.conduct, page: () => import('./conduct-page.tsx'), crumb: 'Code of conduct', icon: 'users' },
  {
    path: paths.about,
    page: () => import('./about-page.tsx'),
    isRead: true,
    search: ['part'],
    crumb: 'About the club',
    icon: 'users',
  },
  {
    path: paths.club,
    page: () => import('./club-page.tsx'),
    guard: 'admin',
    search: ['part', 'list', 'cursor'],
    crumb: 'Club',
    under: [paths.desk],
    icon: 'home',
  },
  {
    path: paths.handover,
    page: () => import('./handover-page.tsx'),
    guard: 'admin',
    crumb: 'Hand over',
    under: [paths.desk, paths.club],
    name: 'Hand over the club',
    icon: 'users',
  },
]
