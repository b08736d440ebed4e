import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const moderationScreens: readonly Screen[] = [
  {
    path: paths.standing,
    page: () => import('./standing-page.tsx'),
    guard: 'member',
    crumb: 'Messages from moderators',
    icon: 'flag',
  },
  {
    path: paths.moderation,
    page: () => import('./moderation-page.tsx'),
    guard: 'moderation',
    search: ['cursor'],
    crumb: 'Moderation',
    under: [paths.desk],
    icon: 'flag',
  },
  {
    path: paths.person('$id'),
    page: () => import('./person-page.tsx'),
    guard: 'moderation',
    search: ['part', 'cursor'],
    item: 'Member',
    under: [paths.desk, paths.moderation],
  },
]
