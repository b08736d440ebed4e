import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const batchScreens: readonly Screen[] = [
  {
    path: paths.years,
    page: () => import('./years-page.tsx'),
    guard: 'admin',
    crumb: 'Years',
    under: [paths.desk, paths.members],
    icon: 'users',
  },
  {
    path: paths.mentored('$id'),
    page: () => import('./mentored-page.tsx'),
    guard: 'member',
    search: ['q', 'only', 'cursor'],
    item: 'Your batch',
    under: [paths.today],
    entry: null,
  },
]
