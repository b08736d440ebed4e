import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const problemScreens: readonly Screen[] = [
  {
    path: paths.problems,
    page: () => import('./problem-list-page.tsx'),
    area: 'problems',
    search: ['difficulty', 'topic', 'solved', 'q', 'sort'],
    isRead: true,
    crumb: 'Problems',
    icon: 'code',
    key: 's',
    sidebar: { group: 'Practise', at: 3 },
  },
  {
    path: paths.differences,
    page: () => import('./differences-page.tsx'),
    isRead: true,
    crumb: 'What differs here',
    under: [paths.problems],
    icon: 'arrow',
  },
  {
    path: paths.problem('$slug'),
    page: () => import('./problem-page.tsx'),
    area: 'problems',
    search: ['view'],
    item: 'Problem',
    under: [paths.problems],
  },
]
