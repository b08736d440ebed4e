import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const categoryScreens: readonly Screen[] = [
  {
    path: paths.forumCategories,
    page: () => import('./categories-page.tsx'),
    guard: 'admin',
    crumb: 'Forum categories',
    under: [paths.desk, paths.forum],
    icon: 'forum',
  },
]
