import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const problemListScreens: readonly Screen[] = [
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
]
